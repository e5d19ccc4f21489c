import { ConfigurationError } from '../config/settings.ts'
import { ManagementError } from '../management/errors.ts'
import { Refusal } from './refusal.ts'

export { adviceFor } from './file-advice.ts'
export { helpWidth, withNotes } from './help.ts'
export { progress } from './progress.ts'
export { helpPages, type Page, type Reference, referenceIn } from './reference.ts'
export { terminal } from './terminal.ts'
export { unwritable, writeWholeFile } from './write-whole-file.ts'

/** What every command may touch: so tests call it like the terminal does. */
export type CommandIo = {
  /** The result. */
  out(text: string): void
  /** Narration and progress. */
  err(text: string): void
  fetch: typeof fetch
  now(): Date
  /** Fires when the person stops the command. */
  signal?: AbortSignal
  /** Characters a line of `err` can hold; missing where it is no terminal or NO_COLOR is set. */
  columns?: number
  /** Whether `out` may be coloured. */
  colours?: boolean
  /** Asks a yes-or-no question; missing where nobody could answer. */
  confirm?(question: string): Promise<boolean>
}

/** A commander program whose actions set `process.exitCode`, and which throws instead of ending the process. */
type Program = { parseAsync(): Promise<unknown> }

/**
 * Runs a program to its exit code. Whatever went wrong is said in one sentence; a refusal ends the process with its own
 * code, a wrong configuration or permission with 3, all else with 1.
 */
export async function runProgram(program: Program, io: Pick<CommandIo, 'err'>) {
  try {
    await program.parseAsync()
  } catch (error) {
    const exitCode = commanderExitCode(error)
    if (exitCode === undefined) io.err(`${error instanceof Error ? error.message : error}\n`)
    // At once: requests that still wait for their turn have lost their purpose.
    process.exit(exitCode ?? exitCodeOf(error))
  }
}

/** Commander has said itself what is wrong; help and version end with 0. */
function commanderExitCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('commander.')))
    return undefined
  return 'exitCode' in error && error.exitCode === 0 ? 0 : 3
}

function exitCodeOf(error: unknown): number {
  if (error instanceof Refusal) return error.exitCode
  return isSetup(error) ? 3 : 1
}

const isSetup = (error: unknown) =>
  error instanceof ConfigurationError ||
  (error instanceof ManagementError && ['UNAUTHORISED', 'FORBIDDEN', 'NOT_FOUND'].includes(error.code))
