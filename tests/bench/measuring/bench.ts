import { LaunchError, stopEverything } from '@association/local/launch/processes.ts'
import { MissingProgramError } from './programs.ts'
import { type BenchReport, createReport } from './report.ts'

type Undo = () => unknown
export type Bench = BenchReport & {
  /** Runs at the end, after a failure and after Ctrl-C, in reverse order. */
  later(undo: Undo): void
}

/** Ends the process with 2 if a limit was exceeded, 3 if the machine lacks a program, and 1 after any other failure. */
export async function bench(work: (bench: Bench) => Promise<void>): Promise<never> {
  const undos: Undo[] = []
  const report = createReport()
  let ending: Promise<never> | undefined
  // After Ctrl-C the work fails as well, while the first end is still undoing things.
  const end = (code: number) => {
    ending ??= finish(code)
    return ending
  }
  const finish = async (code: number): Promise<never> => {
    for (const undo of undos.splice(0).toReversed()) await tryTo(undo)
    await stopEverything()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(130))
  try {
    await work({ ...report, later: (undo) => void undos.push(undo) })
    return await end(report.exitCode())
  } catch (error) {
    if (!ending) process.stderr.write(`${wordsOf(error)}\n`)
    return end(error instanceof MissingProgramError ? 3 : 1)
  }
}

/** A failure must not prevent the remaining steps. */
async function tryTo(undo: Undo) {
  try {
    await undo()
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n`)
  }
}

function wordsOf(error: unknown) {
  if (error instanceof LaunchError || error instanceof MissingProgramError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
