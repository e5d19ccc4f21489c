/** Why a command cannot do what was asked, in words that say what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly code: CommandErrorCode

  constructor(code: CommandErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

export type CommandErrorCode = keyof typeof exitCodes

/** 1: try again; 3: the command, its files or the configuration are wrong. */
export const exitCodes = { REFUSED: 1, BAD_SEED: 3, NOT_MIGRATED: 3, USAGE: 3 } as const
