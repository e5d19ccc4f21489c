import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { chdir } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Runs before anything is installed: plain JavaScript without dependencies for the system's Node (20 or newer).
 * Installs the packages, then hands over to the pinned Node version.
 */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const pnpm = 'pnpm@12.21.0'
const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node')
const orphanGuard = new URL('./orphan-guard.mjs', import.meta.url).href
const wantedPackages = join(root, 'pnpm-lock.yaml')
/** pnpm stores the lock file of the installed packages here. */
const installedPackages = join(root, 'node_modules', '.pnpm', 'lock.yaml')

/** Exits as the script does. */
export function runPinned(script, args = process.argv.slice(2)) {
  assertNode()
  ensureInstalled()
  chdir(root)
  runOnPinned(['--import', orphanGuard, join(root, script), ...args])
}

/**
 * Like `runPinned`, but stays in this process if it is already the pinned Node, to start sooner. `first` is loaded
 * before the script.
 */
export async function runCommand(script, { first = [], args = process.argv.slice(2) } = {}) {
  assertNode()
  ensureInstalled()
  const main = join(root, script)
  const preloads = first.map((path) => pathToFileURL(join(root, path)).href)
  if (realpathSync(process.execPath) !== realpathSync(pinnedNode))
    return runOnPinned([...preloads.flatMap((url) => ['--import', url]), main, ...args])
  process.argv = [process.execPath, main, ...args]
  if (process.env.npm_lifecycle_event) whenParentEnds(() => process.kill(process.pid, 'SIGTERM'))
  for (const url of preloads) await import(url)
  await import(pathToFileURL(main).href)
}

export const settings = ['packages/services/config/load-settings.ts']

function runOnPinned(words) {
  const child = spawn(pinnedNode, words, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(pinnedNode)}:${process.env.PATH}` },
  })
  // A terminal sends Ctrl-C to the child too; a second one would end it before it has cleaned up.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) whenParentEnds(() => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

/** npm passes SIGTERM on only to its shell, and the shell to no process. So the end of the shell is the only sign. */
function whenParentEnds(end) {
  const parent = process.ppid
  const checkEveryMs = 200
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    end()
  }, checkEveryMs).unref()
}

function assertNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    fail(
      `Node 20 or newer is required, but this is Node ${process.versions.node}. Install a newer version, and try again.`,
    )
}

function ensureInstalled() {
  const isInstalled =
    existsSync(pinnedNode) &&
    existsSync(installedPackages) &&
    textOf(installedPackages) === textOf(wantedPackages)
  if (isInstalled) return
  process.stderr.write('Installing packages (the first time this takes a minute or two) …\n')
  const result = spawnSync('npx', ['--yes', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (result.error?.code === 'ENOENT')
    fail('npx was not found. Install npm, which contains npx, and try again.')
  if (result.status !== 0) {
    process.stderr.write(`${tail(result.stdout)}\n${tail(result.stderr)}\n`)
    fail(
      'The packages could not be installed. The lines above show the reason. Check whether the npm registry is reachable.',
    )
  }
}

const textOf = (file) => readFileSync(file, 'utf8')

const tail = (text = '') => text.trim().split('\n').slice(-20).join('\n')

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(3)
}
