import { spawnSync } from 'node:child_process'

export const serverProgram = (): string | undefined =>
  ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0)
