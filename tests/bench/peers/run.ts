import { parseArgs } from 'node:util'
import { runSuite } from './suites/run-suite.ts'

/** `--suite <folder>`: the integration suite in a checkout of an SDK; further arguments choose its test files. */
const { values, positionals } = parseArgs({
  options: { suite: { type: 'string' } },
  allowPositionals: true,
})
if (values.suite === undefined) {
  process.stderr.write('Name a checkout of an SDK: npm run bench -- peers --suite <folder> [test file …]\n')
  process.exit(3)
}
process.exitCode = (await runSuite(values.suite, positionals)) ? 0 : 2
