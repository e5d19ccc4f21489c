import { spawnSync } from 'node:child_process'

/** The program of a Redis or Valkey server on this machine; undefined if it has none. */
export const serverProgram = (): string | undefined =>
  ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0)
