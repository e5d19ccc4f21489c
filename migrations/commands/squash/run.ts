import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { MigrationError } from '../../engine/errors.ts'
import { changesFolder, type LoadedChange, loadChanges } from '../../engine/history/load-changes.ts'
import { numbered } from '../../engine/history/numbering.ts'
import { emptyModels, isSchemaStep, nameOfStep, replay } from '../../engine/model/replay.ts'
import { changeFiles, type NewTagStep } from '../../engine/new/write-change.ts'
import type { Replaced } from '../../engine/vocabulary.ts'
import type { Io } from '../../io.ts'
import { checkName, sentence, writeFiles } from '../new/write.ts'

export type SquashOptions = { name: string; folder?: string }

/** Replaces all changes with one that leads to the same model and tags, and lists their ids. Sends no request. */
export async function run(
  { name, folder = changesFolder }: SquashOptions,
  io: Pick<Io, 'out'>,
): Promise<number> {
  checkName(name)
  const changes = await loadChanges(folder)
  if (changes.length < 2) {
    io.out('There is nothing to squash: the history has fewer than two changes.')
    return 0
  }
  const id = numbered(`0000-${name}`, 1)
  refuseUsed(id, changes)
  const commit = commitOf(folder)
  const checksums = changes.map((change) => [change.id, change.checksum] as const)
  const replaces: Replaced = { ...(commit ? { commit } : {}), changes: Object.fromEntries(checksums) }
  const difference = { from: emptyModels, to: replay(changes) }
  const files = changeFiles({ id, about: sentence(name), tags: tagsAfter(changes), replaces }, difference)
  writeFiles(folder, files, io)
  for (const change of changes) {
    rmSync(join(folder, `${change.id}.ts`))
    rmSync(join(folder, change.id), { recursive: true, force: true })
  }
  for (const note of changes.flatMap(leftOut)) io.out(`note: ${note}`)
  io.out([
    `${id} replaces ${changes.length} changes. Check it with \`npm run migrate -- validate\`.`,
    'Before you merge it, apply the replaced changes in every environment. Afterwards, run `npm run migrate -- baseline` there.',
  ])
  return 0
}

/** Spaces keep records by id, so a squashed change cannot reuse an id. */
function refuseUsed(id: string, changes: readonly LoadedChange[]) {
  const used = changes.flatMap((change) => [change.id, ...Object.keys(change.change.replaces?.changes ?? {})])
  if (used.includes(id))
    throw new MigrationError(
      'USAGE',
      `${id} is the id of a change that spaces have applied: choose another name.`,
    )
}

function tagsAfter(changes: readonly LoadedChange[]): NewTagStep[] {
  let tags: NewTagStep[] = []
  for (const step of changes.flatMap(({ change }) => change.steps)) {
    if (step.do === 'createTag') tags.push(step)
    if (step.do === 'deleteTag')
      tags = tags.map((each) =>
        each.tag === step.tag
          ? { ...each, spaces: each.spaces.filter((space) => !step.spaces.includes(space)) }
          : each,
      )
  }
  return tags.filter(({ spaces }) => spaces.length > 0)
}

/** Omits statements about entries, because an empty space has none. */
const leftOut = ({ id, change }: LoadedChange): string[] =>
  change.steps
    .filter((step) => !isSchemaStep(step) && step.do !== 'createTag' && step.do !== 'deleteTag')
    .map((step) => `${id}: ${nameOfStep(step)} is left out, because an empty space has no entries`)

/**
 * Returns undefined outside a repository. Throws for uncommitted files, because a space with an unfinished history
 * needs that commit.
 */
function commitOf(folder: string): string | undefined {
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
