import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { isShort } from '../measuring/form.ts'
import { runClients } from './clients/run-clients.ts'
import { openWorkshop } from './clients/workshop.ts'
import { NoSuiteError, runSuite } from './suites/run-suite.ts'

/**
 * Runs clients from the registry against the twin, all or the named ones.
 * `--suite <folder>` runs the integration suite in a checkout of an SDK; further arguments select test files. The short
 * form starts the twin with its content, and installs nothing.
 */
const { values, positionals } = parseArgs({
  options: { suite: { type: 'string' } },
  allowPositionals: true,
})
try {
  process.exitCode = (await run()) ? 0 : 2
} catch (error) {
  if (!(error instanceof NoSuiteError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 3
}

async function run(): Promise<boolean> {
  if (isShort) {
    const { close } = await openWorkshop(tmpdir())
    await close()
    return true
  }
  return values.suite === undefined ? runClients(positionals) : runSuite(values.suite, positionals)
}
