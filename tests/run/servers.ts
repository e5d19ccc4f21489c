import { spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { serverProgram } from '@association/services/shared-state/testing/redis-program.ts'
import { installWithApt, isRoot, say } from './apt.ts'

export type ServerProgram = {
  name: string
  isThere(): boolean
  /** Debian packages. */
  packages: readonly string[]
  tests: string
}

export type Machine = {
  isRoot: boolean
  install(name: string): void
  say(line: string): void
}

const thisMachine: Machine = { isRoot, install: installWithApt, say }

const documentedStart = '“the start that docs/operate.md prints” of the browser tests'
const pageFiles = '“stored pages that nginx sends as files”'

export const redis: ServerProgram = {
  name: 'Redis',
  isThere: () => serverProgram() !== undefined,
  packages: ['redis-server'],
  tests: `“two machines with one Redis” in contract.test.ts, the tests “with a Redis” of packages/services/shared-state and of the doctor, and ${documentedStart}`,
}

/** Debian installs it outside the PATH of normal users. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin']

export const nginx: ServerProgram = {
  name: 'nginx',
  isThere: () =>
    spawnSync('nginx', ['-v'], {
      env: { ...process.env, PATH: [process.env.PATH, ...systemFolders].join(delimiter) },
    }).status === 0,
  packages: ['nginx-light'],
  tests: `${pageFiles} and ${documentedStart}`,
}

type Installable = Pick<ServerProgram, 'name' | 'isThere' | 'packages'>

/** Tries to install. Returns true if the program is there afterwards. */
export function ensureInstalled(
  program: Installable,
  { isRoot, install, say }: Machine = thisMachine,
): boolean {
  const { name, packages } = program
  if (program.isThere() || !isRoot) return program.isThere()
  say(`There is no ${name} on this machine; installing ${packages.join(', ')} with apt-get …`)
  for (const each of packages) install(each)
  return program.isThere()
}

/** Tries to install. Returns a sentence if that fails. */
export function findProgram(program: ServerProgram, machine?: Machine): string | undefined {
  const { name, packages, tests } = program
  if (ensureInstalled(program, machine)) return undefined
  return (
    `NOT RUN: ${tests}. ` +
    `They need ${name}: install it (on Debian, \`apt-get install ${packages.join(' ')}\` as root).`
  )
}

const folder = 'packages/services/shared-state'

/** True if a run uses Redis. */
export const needsRedis = (words: readonly string[]): boolean => {
  const paths = pathsOf(words)
  return paths.length === 0 || paths.some((path) => path.includes('shared-state') || folder.includes(path))
}

/** From `tests/`. */
export const filesWithServers = ['documented-start', 'page-files'].map(
  (name) => `e2e/outages/${name}.spec.ts`,
)

export const needsServers = (words: readonly string[]): boolean => {
  const paths = pathsOf(words)
  return paths.length === 0 || paths.some((path) => filesWithServers.some((file) => file.includes(path)))
}

const pathsOf = (words: readonly string[]) => words.filter((word) => !word.startsWith('-'))
