import { spawnSync } from 'node:child_process'

/** Returns an empty set when git knows no main branch of `origin`. */
export function changesOnMain(folder: string): ReadonlySet<string> {
  for (const branch of ['origin/HEAD', 'origin/main', 'origin/master']) {
    const { status, stdout } = spawnSync('git', ['ls-tree', '--name-only', `${branch}:./`], {
      cwd: folder,
      encoding: 'utf8',
    })
    if (status === 0) return new Set(stdout.split('\n').map((file) => file.replace(/\.ts$/, '')))
  }
  return new Set()
}
