import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { orphanGuard } from '@association/local/launch/processes.ts'
import { type BenchResult, readResult } from '../measuring/bench-result.ts'
import type { BenchOutcome } from './outcomes.ts'

const main = join(import.meta.dirname, '../main.mjs')

/** Runs benches as processes of their own, which print as usual and write their figures into the folder. */
export function benchRunner(folder: string) {
  let child: ChildProcess | undefined
  return {
    async run(bench: string): Promise<BenchOutcome> {
      const file = join(folder, `${bench}.json`)
      child = spawn(process.execPath, ['--import', orphanGuard, main, bench], {
        stdio: 'inherit',
        env: { ...process.env, BENCH_FIGURES: file },
      })
      const [exitCode] = await once(child, 'exit')
      const code: number = exitCode ?? 1
      return { bench, code, result: resultIn(file, code) }
    },
    kill: (signal: NodeJS.Signals) => child?.kill(signal),
  }
}

const resultIn = (file: string, code: number): BenchResult =>
  existsSync(file) ? readResult(file) : { failure: `The bench ended with the exit code ${code}.` }
