/** `unreachable`: the store may have done it. `full`, `too-large`: nothing is stored. */
export type RecordsProblem = 'unreachable' | 'full' | 'too-large' | 'damaged'

export class RecordsError extends Error {
  readonly code = 'RECORDS'
  override readonly name = 'RecordsError'
  readonly problem: RecordsProblem

  constructor(problem: RecordsProblem, sentence: string) {
    super(sentence)
    this.problem = problem
  }
}

/** The server and the code in Next.js load this class separately: `instanceof` fails. */
export const isRecordsError = (error: unknown): error is RecordsError =>
  error instanceof Error && 'code' in error && error.code === 'RECORDS'
