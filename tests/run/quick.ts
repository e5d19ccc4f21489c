import { spawnSync } from 'node:child_process'
import { root } from './run-node.ts'
import { checkNames, statics } from './statics.ts'
import { addUp, type Tally } from './tally.ts'
import { unit } from './unit.ts'

/** Checks changes since the main branch. */
export async function quick(): Promise<Tally> {
  const base = baseOf(git)
  const changed = changedSince(base)
  process.stdout.write(`${changed.length} files changed since ${base.slice(0, 8)}\n`)
  return addUp(
    await Promise.all([statics(checksOf(changed)), unit(['--changed', base, '--passWithNoTests'])]),
  )
}

type Git = (...args: string[]) => string | undefined

/** The merge base; on the main branch, the last push. */
export function baseOf(git: Git): string {
  const isMain = git('rev-parse', '--abbrev-ref', 'HEAD') === 'main'
  return git('merge-base', 'HEAD', isMain ? 'origin/main' : 'main') ?? git('rev-parse', 'HEAD') ?? 'HEAD'
}

/** Always format and lint; types of affected workspaces. */
export function checksOf(changed: readonly string[]): string[] {
  const isIn = (...folders: string[]) =>
    changed.some((file) => !file.includes('/') || folders.some((folder) => file.startsWith(`${folder}/`)))
  return [
    checkNames.format,
    // Tests and benchmarks import the site.
    ...(isIn('packages', 'migrations', 'cli', 'tests', 'site') ? [checkNames.types] : []),
    ...(isIn('packages', 'site') ? [checkNames.site] : []),
    ...(isIn('packages', 'contentful-app') ? [checkNames.app] : []),
    ...(isIn('packages/content') ? [checkNames.registries] : []),
  ]
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

const changedSince = (base: string): string[] =>
  [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')].flatMap((names) =>
    names ? names.split('\n') : [],
  )
