import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spaces as bothSpaces, type Space } from '@association/content'
import { MigrationError } from '../../engine/errors.ts'
import { changesFolder, idsIn, loadChanges } from '../../engine/history/load-changes.ts'
import { type AppliedIn, movingChanges, renumbered } from '../../engine/history/numbering.ts'
import { replay } from '../../engine/model/replay.ts'
import { readModel } from '../../engine/plan/read-space.ts'
import type { Io } from '../../io.ts'
import { type CommandTarget, connect } from '../connect.ts'

export type RenumberOptions = CommandTarget & {
  /** Ids of the changes to move, where neither git nor a space can tell. */
  changes?: readonly string[]
  onMain?: ReadonlySet<string>
}

/**
 * Changes that the main branch lacks, or no space has applied, get the next numbers in files, folders and imports.
 * Never writes to a space.
 */
export async function run(options: RenumberOptions, io: Io): Promise<number> {
  const { folder = changesFolder, changes: named = [], onMain = changesOnMain(folder) } = options
  const ids = idsIn(folder)
  const unknown = named.find((id) => !ids.includes(id))
  if (unknown !== undefined)
    throw new MigrationError(
      'USAGE',
      `There is no migrations/changes/${unknown}.ts: name one of the changes.`,
    )
  const appliedIn = await readApplied(options, io)
  const moving = named.length > 0 ? named : movingChanges(ids, { appliedIn, onMain })
  const renames = moving.length > 0 ? renumbered(ids, moving, appliedIn) : new Map<string, string>()
  if (renames.size === 0) {
    io.out('There is nothing to renumber: every change has a number of its own.')
    return 0
  }
  for (const id of renames.keys()) refuseApplied(id, appliedIn)
  const paths = renameChanges(folder, renames)
  for (const [id, next] of renames) io.out(`${id} → ${next}`)
  for (const path of paths) io.err(`Wrote migrations/changes/${path}`)
  replay(await loadChanges(folder))
  io.out('Commit the files, then run `npm run migrate -- plan`: it names everything that would be removed.')
  return 0
}

async function readApplied({ config, spaces = bothSpaces }: CommandTarget, io: Io): Promise<AppliedIn> {
  const clients = connect(config, 'read', io)
  const records = await Promise.all(
    spaces.map(async (space): Promise<[Space, Set<string>]> => {
      const { journal } = await readModel(clients[space])
      const held = journal.filter(({ outcome }) => outcome !== 'rolledBack')
      return [space, new Set(held.map(({ id }) => id))]
    }),
  )
  return (id) => records.flatMap(([space, applied]) => (applied.has(id) ? [space] : []))
}

/** An applied change keeps its number, because a journal names it by its id. */
function refuseApplied(id: string, appliedIn: AppliedIn) {
  const spaces = appliedIn(id)
  if (spaces.length === 0) return
  throw new MigrationError('CONFLICT', [
    `${id} keeps its number, because ${spaces.join(' and ')} applied it under this id. Nothing was renamed.`,
    `Take it back first with \`npm run migrate -- rollback --to ${id}\`, and run this command again.`,
  ])
}

/** Also corrects imports of own parts and of the previous change. */
function renameChanges(folder: string, renames: ReadonlyMap<string, string>): string[] {
  // Renames the highest number first, so that each name is free.
  const order = [...renames].toSorted(([, one], [, other]) => (one < other ? 1 : -1))
  const paths = order.flatMap(([id, next]) => {
    const hasParts = existsSync(join(folder, id))
    renameSync(join(folder, `${id}.ts`), join(folder, `${next}.ts`))
    if (hasParts) renameSync(join(folder, id), join(folder, next))
    return [
      `${next}.ts`,
      ...(hasParts ? readdirSync(join(folder, next)).map((file) => `${next}/${file}`) : []),
    ]
  })
  for (const path of paths) mendImports(join(folder, path), renames)
  const ids = idsIn(folder)
  for (const next of renames.values())
    mendPrevious(join(folder, `${next}.ts`), ids[ids.indexOf(next) - 1] ?? '')
  return paths.toSorted()
}

function mendPrevious(path: string, previous: string) {
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, source.replace(/^(import type \w+ from ['"]\.\/)[^/'"]+(?=\.ts['"])/m, `$1${previous}`))
}

function mendImports(path: string, renames: ReadonlyMap<string, string>) {
  const source = readFileSync(path, 'utf8')
  const mended = source.replace(
    /(['"](?:\.\.?\/)+)(\d{4}-[a-z0-9-]+)(?=\/|\.ts['"])/g,
    (written: string, start: string, id: string) =>
      renames.has(id) ? `${start}${renames.get(id)}` : written,
  )
  if (mended !== source) writeFileSync(path, mended)
}

/** Returns an empty set if git knows no main branch of `origin`. */
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
