import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

export function formatFiles(paths: readonly string[]): boolean {
  const biome = join(root, 'node_modules/.bin/biome')
  // With git integration, biome fails on files outside the workspace.
  const options = ['format', '--write', '--vcs-enabled=false', `--config-path=${root}`]
  return spawnSync(biome, [...options, ...paths], { cwd: root }).status === 0
}
