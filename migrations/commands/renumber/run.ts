import { spaces as bothSpaces, type Space } from '@association/content'
import { MigrationError } from '../../engine/errors.ts'
import { changesFolder, idsIn, loadChanges } from '../../engine/history/load-changes.ts'
import { type AppliedIn, movingChanges, renumbered } from '../../engine/history/numbering.ts'
import { renameChanges } from '../../engine/history/rename-changes.ts'
import { replay } from '../../engine/model/replay.ts'
import { readModel } from '../../engine/plan/read-space.ts'
import type { Io } from '../../io.ts'
import { type CommandTarget, connect } from '../connect.ts'
import { changesOnMain } from './main-branch.ts'

export type RenumberOptions = CommandTarget & {
  /** Ids of the changes to move behind the others. Needed where neither git nor a space can tell. */
  changes?: readonly string[]
  onMain?: ReadonlySet<string>
}

/**
 * Changes that the main branch lacks, or that no space has applied, get the next numbers in files, folders and imports.
 * Reads the spaces but never writes to them.
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

/** An applied change keeps its number, because the journal of a space names it by its id. */
function refuseApplied(id: string, appliedIn: AppliedIn) {
  const spaces = appliedIn(id)
  if (spaces.length === 0) return
  throw new MigrationError('CONFLICT', [
    `${id} keeps its number, because ${spaces.join(' and ')} applied it under this id. Nothing was renamed.`,
    `Take it back first with \`npm run migrate -- rollback --to ${id}\`, and run this command again.`,
  ])
}
