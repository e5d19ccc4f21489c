import type { Lines } from '@association/services/command-line/lines.ts'
import { Refusal } from '@association/services/command-line/refusal.ts'

export class MigrationError extends Refusal<MigrationErrorCode> {
  override readonly name = 'MigrationError'

  constructor(code: MigrationErrorCode, message: Lines) {
    super(code, message, exitCodes[code])
  }
}

export type MigrationErrorCode = keyof typeof exitCodes

/** 1: try again; 2: a person must look; 3: the command or the files are wrong. */
export const exitCodes = {
  LOCKED: 1,
  LOCK_LOST: 1,
  CHANGED_MEANWHILE: 1,
  NOT_READY: 1,
  CONFLICT: 2,
  DATA_LOSS: 2,
  MISSING_VALUES: 2,
  UNPUBLISHABLE: 2,
  NO_WAY_BACK: 2,
  JOURNAL_BROKEN: 2,
  PLAN_REFUSED: 2,
  EDITED_MEANWHILE: 2,
  CHECK_FAILED: 2,
  NO_ALIAS: 3,
  TAMPERED: 3,
  OUT_OF_ORDER: 3,
  MISSING: 3,
  INVALID: 3,
  USAGE: 3,
} as const
