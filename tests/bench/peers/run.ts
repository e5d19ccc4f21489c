import { parseArgs } from 'node:util'
import { runClients } from './clients/run-clients.ts'
import { NoSuiteError, runSuite } from './suites/run-suite.ts'

/**
 * The clients of Contentful against the twin: those of the registry, or only those that are named.
 * `--suite <folder>`: the integration suite in a checkout of an SDK; further arguments choose its test files.
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
