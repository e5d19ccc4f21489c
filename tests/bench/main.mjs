import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** `npm run bench -- <name>` prints figures with their baselines and fails when a limit is exceeded. */
const here = import.meta.dirname
const [name = '', ...rest] = process.argv.slice(2)
const programOf = (folder) => join(here, folder, 'run.ts')
if (name === '' || !existsSync(programOf(name))) {
  const known = readdirSync(here).filter((folder) => existsSync(programOf(folder)))
  process.stderr.write(`Say which: ${known.map((folder) => `npm run bench -- ${folder}`).join(', ')}.\n`)
  process.exit(3)
}
const orphanGuard = new URL('../../packages/start/orphan-guard.mjs', import.meta.url).href
const child = spawn(
  process.execPath,
  ['--import', orphanGuard, '--disable-warning=ExperimentalWarning', programOf(name), ...rest],
  { stdio: 'inherit', cwd: join(here, '../..') },
)
// A terminal sends Ctrl-C to the bench too. This process waits until the bench has stopped what it started.
process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
