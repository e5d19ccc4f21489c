/** `unreachable`: the store may still have done it. `full`, `too-large`: the record is not stored. */
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

/** The server and the code inside Next.js load this class separately, so `instanceof` fails. */
export const isRecordsError = (error: unknown): error is RecordsError =>
  error instanceof Error && 'code' in error && error.code === 'RECORDS'
