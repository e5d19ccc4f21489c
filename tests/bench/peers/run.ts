import { parseArgs } from 'node:util'
import { runClients } from './clients/run-clients.ts'
import { NoSuiteError, runSuite } from './suites/run-suite.ts'

/**
 * Runs clients from the registry against the twin, all or the named ones.
 * `--suite <folder>` runs the integration suite in a checkout of an SDK; further arguments select test files.
 */
const { values, positionals } = parseArgs({
  options: { suite: { type: 'string' } },
  allowPositionals: true,
})
try {
  const isFine =
    values.suite === undefined ? await runClients(positionals) : await runSuite(values.suite, positionals)
  process.exitCode = isFine ? 0 : 2
} catch (error) {
  if (!(error instanceof NoSuiteError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 3
}
