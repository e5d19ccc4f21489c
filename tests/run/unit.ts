import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode } from './run-node.ts'
import { findServer, needsRedis, redis } from './servers.ts'
import type { Tally } from './tally.ts'

/** Unit, architecture and contract tests through Vitest. */
export async function unit(words: readonly string[]): Promise<Tally> {
  const notRun = needsRedis(words) ? findServer(redis) : undefined
  const folder = mkdtempSync(join(tmpdir(), 'unit-'))
  const report = join(folder, 'report.json')
  const { code } = await runNode([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...words,
  ])
  const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = readReport(report)
  rmSync(folder, { recursive: true })
  if (notRun) process.stdout.write(`${notRun}\n`)
  const failed = numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0)
  // An error outside every test fails the run although no test failed.
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}

type Report = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 0 }
  }
}
