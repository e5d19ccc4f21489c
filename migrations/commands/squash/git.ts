import { spawnSync } from 'node:child_process'
import { MigrationError } from '../../engine/errors.ts'

/**
 * Returns undefined outside a repository. Throws when the files are not committed, because a space with an unfinished
 * history needs that commit.
 */
export function commitOf(folder: string): string | undefined {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
  const { status, stdout } = git('status', '--porcelain', '.')
  if (status !== 0) return undefined
  if (stdout !== '')
    throw new MigrationError(
      'USAGE',
      'Commit the files in migrations/changes first: a space that has not applied all of them needs that commit.',
    )
  return git('rev-parse', 'HEAD').stdout.trim()
}
