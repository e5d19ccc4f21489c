import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root, runNode } from './run-node.ts'
import { findProgram, needsRedis, redis } from './servers.ts'
import { nothing, sum, type Tally } from './tally.ts'

export async function unit(words: readonly string[]): Promise<Tally> {
  const notRun = needsRedis(words) ? findProgram(redis) : undefined
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
  const tally = readReport(report)
  rmSync(folder, { recursive: true })
  if (notRun) process.stdout.write(`${notRun}\n`)
  // An error outside every test fails the run, although no test failed.
  return tally.failed === 0 && code !== 0 ? { ...tally, failed: 1 } : tally
}

type TestOfReport = {
  fullName: string
  status: string
  duration?: number
  meta: { assertions?: number }
}
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: { name: string; status: string; assertionResults: TestOfReport[] }[]
}

function readReport(path: string): Tally {
  if (!existsSync(path)) return { ...nothing, failed: 1 }
  const report: VitestReport = JSON.parse(readFileSync(path, 'utf8'))
  const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = report
  const files = report.testResults.map(({ name, assertionResults }) => ({
    file: relative(root, name),
    ms: sum(assertionResults.map(({ duration }) => duration ?? 0)),
  }))
  const assertions = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ meta }) => meta.assertions ?? 0),
  )
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [relative(root, name)]
    return failed.map(({ fullName }) => `${relative(root, name)} › ${fullName}`)
  })
  return {
    passed,
    failed: numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0),
    assertions: sum(assertions),
    files,
    failures,
    secondTries: [],
  }
}
