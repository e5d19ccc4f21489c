import { type Lines, linesOf } from './lines.ts'

export class Refusal<Code extends string = string> extends Error {
  readonly code: Code
  /** 1: try again; 2: a finding; 3: wrong command, files or configuration. */
  readonly exitCode: 1 | 2 | 3

  readonly lines: readonly string[]

  constructor(code: Code, message: Lines, exitCode: 1 | 2 | 3) {
    super(linesOf(message).join('\n'))
    this.lines = linesOf(message)
    this.code = code
    this.exitCode = exitCode
  }
}
