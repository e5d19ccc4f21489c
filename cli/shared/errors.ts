import type { Lines } from '@association/services/command-line/lines.ts'
import { Refusal } from '@association/services/command-line/refusal.ts'

/** The message says what to do. */
export class CommandError extends Refusal<CommandErrorCode> {
  override readonly name = 'CommandError'

  constructor(code: CommandErrorCode, message: Lines) {
    super(code, message, exitCodes[code])
  }
}

export type CommandErrorCode = keyof typeof exitCodes

/** 1: try again; 3: the command, its files or the configuration are wrong. */
export const exitCodes = { REFUSED: 1, BAD_SEED: 3, NOT_MIGRATED: 3, USAGE: 3 } as const
