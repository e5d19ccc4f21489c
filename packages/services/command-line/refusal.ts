import { type Lines, linesOf } from './lines.ts'

/** Why a command does not go on, in one sentence or several lines that say what to do, and what the process ends with. */
export class Refusal<Code extends string = string> extends Error {
  readonly code: Code
  /** 1: try again; 2: something to look at; 3: the command, its files or the configuration are wrong. */
  readonly exitCode: 1 | 2 | 3

  readonly lines: readonly string[]

  constructor(code: Code, message: Lines, exitCode: 1 | 2 | 3) {
    super(linesOf(message).join('\n'))
    this.lines = linesOf(message)
    this.code = code
    this.exitCode = exitCode
  }
}
