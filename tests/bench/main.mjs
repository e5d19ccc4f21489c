import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** `npm run bench -- <name>` prints figures beside what they are measured against; it fails when a limit is passed. */
const here = import.meta.dirname
const [name = '', ...rest] = process.argv.slice(2)
const program = ['run.ts', 'run.mjs'].map((file) => join(here, name, file)).find((file) => existsSync(file))
if (name === '' || program === undefined) {
  const known = readdirSync(here, { withFileTypes: true }).filter((item) => item.isDirectory())
  process.stderr.write(`Say which: ${known.map((item) => `npm run bench -- ${item.name}`).join(', ')}.\n`)
  process.exit(3)
}
const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...rest], {
  stdio: 'inherit',
  cwd: join(here, '../..'),
})
process.exit(status ?? 1)
