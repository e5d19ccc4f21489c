import { serverProgram } from '@association/services/shared-state/testing/redis-program.ts'
import { installWithApt, isRoot, say } from './apt.ts'

/** What the decision needs to know about the machine, and may do to it. */
export type Machine = {
  /** True if there is a Redis or Valkey server. */
  hasServer(): boolean
  isRoot: boolean
  install(): void
  say(line: string): void
}

/** Finds a Redis server for the tests, or installs Debian's package. Returns a sentence if there is none afterwards. */
export function findRedis(machine: Machine = thisMachine): string | undefined {
  const { hasServer, isRoot, install, say } = machine
  if (hasServer()) return undefined
  if (isRoot) {
    say('There is no Redis on this machine; installing the package redis-server with apt-get …')
    install()
    if (hasServer()) return undefined
  }
  return (
    'NOT RUN: “two machines with one Redis” in contract.test.ts, and the tests “with a Redis” of packages/services/shared-state and of the doctor. ' +
    'They need a Redis server: install it (on Debian, `apt-get install redis-server` as root).'
  )
}

const folder = 'packages/services/shared-state'

/** Whether a run of these files or folders includes the tests that use Redis. */
export const needsRedis = (words: readonly string[]): boolean => {
  const paths = words.filter((word) => !word.startsWith('-'))
  return paths.length === 0 || paths.some((path) => path.includes('shared-state') || folder.includes(path))
}

const thisMachine: Machine = {
  hasServer: () => serverProgram() !== undefined,
  isRoot,
  install: () => installWithApt('redis-server'),
  say,
}
