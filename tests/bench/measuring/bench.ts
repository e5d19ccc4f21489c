import { LaunchError, stopEverything } from '@association/local/launch/processes.ts'
import { type BenchResult, writeResult } from './bench-result.ts'
import { isShort } from './form.ts'
import { loopOf, loopsWords, loopWords, timesOfLoop } from './loop.ts'
import { MissingProgramError } from './programs.ts'
import { type BenchReport, createReport, isSound, isTime } from './report.ts'

type Undo = () => unknown
export type Bench = Pick<BenchReport, 'say' | 'judge'> & {
  /** Runs at the end, after a failure and after Ctrl-C, in reverse order. */
  later(undo: Undo): void
}

/**
 * Ends the process with 2 if a limit was exceeded, 3 if the machine lacks a program, and 1 after any other failure. A
 * short form ends with 1 if its figures are not sound. Writes the figures to the file that BENCH_FIGURES names.
 */
export async function bench(work: (bench: Bench) => Promise<void>): Promise<never> {
  const undos: Undo[] = []
  const report = createReport()
  let ending: Promise<never> | undefined
  // After Ctrl-C the work fails as well, while the first end is still undoing things.
  const end = (code: number, conclude: () => void = () => {}) => {
    ending ??= finish(code, conclude)
    return ending
  }
  const finish = async (code: number, conclude: () => void): Promise<never> => {
    for (const undo of undos.splice(0).toReversed()) await tryTo(undo)
    await stopEverything()
    conclude()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(130))
  try {
    const before = isShort ? [] : timesOfLoop()
    await work({ ...report, later: (undo) => void undos.push(undo) })
    if (isShort) return await end(isSound(report.figures) ? 0 : 1)
    return await end(report.exitCode(), () => {
      const loop = loopOf([...before, ...timesOfLoop()])
      // A busy machine is no fault of the code, so unsteady times do not change the exit code.
      report.say(loopWords(loop))
      for (const figure of report.figures.filter(isTime))
        report.say(`${figure.name}: ${loopsWords(figure, loop)}`)
      keep({ figures: report.figures, loop })
    })
  } catch (error) {
    if (!ending) process.stderr.write(`${wordsOf(error)}\n`)
    return end(error instanceof MissingProgramError ? 3 : 1, () =>
      keep({ failure: (wordsOf(error).split('\n', 1)[0] ?? '').replace(/:$/, '.') }),
    )
  }
}

function keep(result: BenchResult) {
  const file = process.env.BENCH_FIGURES
  if (file) writeResult(file, result)
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
