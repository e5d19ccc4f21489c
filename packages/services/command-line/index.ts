import { ConfigurationError } from '../config/settings.ts'
import { ManagementError } from '../management/errors.ts'
import type { CommandIo } from './io.ts'
import type { Lines } from './lines.ts'
import { Refusal } from './refusal.ts'
import { Stopped } from './stopped.ts'

export { accounts, withRemedy } from './accounts.ts'
export { adviceFor } from './file-advice.ts'
export {
  commanderOutput,
  type HelpPage,
  helpFormat,
  helpPages,
  helpWidth,
  stoppedCodes,
  withNotes,
} from './help.ts'
export type { CommandIo } from './io.ts'
export { quietable } from './io.ts'
export { type Lines, linesOf, linesText, type Printable, printable, styled } from './lines.ts'
export { progress } from './progress.ts'
export { terminal } from './terminal.ts'
export { unwritable, writeWholeFile } from './write-whole-file.ts'

/** Actions set `process.exitCode`; the program throws instead of exiting. */
type ParsedProgram = { parseAsync(): Promise<unknown> }

/**
 * Exits with the code of a Refusal, 3 for wrong configuration or permission, 128 + number for a signal, otherwise 1.
 */
export async function runProgram(program: ParsedProgram, io: Pick<CommandIo, 'err' | 'signal'>) {
  try {
    await program.parseAsync()
  } catch (error) {
    // Exits at once: waiting requests have no purpose.
    process.exit(tellFailure(error, io))
  }
}

export function tellFailure(cause: unknown, io: Pick<CommandIo, 'err' | 'signal'>): number {
  // Interrupted work fails with many errors; the stop is the reason.
  const error = io.signal?.reason instanceof Stopped ? io.signal.reason : cause
  const exitCode = commanderExitCode(error)
  if (exitCode === undefined) io.err(sentencesOf(error))
  return exitCode ?? exitCodeOf(error)
}

/** Only errors of this repository have several lines; other line breaks come from content or a server. */
function sentencesOf(error: unknown): Lines {
  if (error instanceof Refusal || error instanceof ConfigurationError) return error.lines
  return error instanceof Error ? error.message : String(error)
}

/** Commander has printed the problem; help and version exit with 0. */
function commanderExitCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('commander.')))
    return undefined
  return 'exitCode' in error && error.exitCode === 0 ? 0 : 3
}

function exitCodeOf(error: unknown): number {
  if (error instanceof Refusal || error instanceof Stopped) return error.exitCode
  return isSetup(error) ? 3 : 1
}

const isSetup = (error: unknown) =>
  error instanceof ConfigurationError ||
  (error instanceof ManagementError && ['UNAUTHORISED', 'FORBIDDEN', 'NOT_FOUND'].includes(error.code))
