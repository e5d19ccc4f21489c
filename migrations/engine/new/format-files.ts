import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Formats files as the workspace is formatted. `false` where the formatter is not installed. */
export function formatFiles(paths: readonly string[]): boolean {
  const biome = join(root, 'node_modules/.bin/biome')
  // Asked to look at git, it fails on files outside the workspace.
  const options = ['format', '--write', '--vcs-enabled=false', `--config-path=${root}`]
  return spawnSync(biome, [...options, ...paths], { cwd: root }).status === 0
}
