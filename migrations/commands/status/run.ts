import type { Space } from '@association/content'
import { verifyHistory } from '../../engine/history.ts'
import type { JournalEntry } from '../../engine/journal.ts'
import { changesFolder, type LoadedChange, loadChanges } from '../../engine/load-changes.ts'
import { connect, type Reading, readSpaces, type Target } from '../connect.ts'
import type { Io } from '../io.ts'

export type StatusOptions = Target & { format?: 'text' | 'json' }

type Row = { space: Space; id: string; about: string; entry?: JournalEntry }

/** Tells for each space which changes are applied, when, by whom and how long it took. 2 when something is pending. */
export async function run(options: StatusOptions, io: Io): Promise<number> {
  const { config, spaces, folder = changesFolder, format = 'text' } = options
  const changes = await loadChanges(folder)
  const readings = await readSpaces(connect(config, 'read', io), spaces)
  const rows = readings.flatMap((reading) => rowsOf(reading, changes))
  io.out(format === 'json' ? `${JSON.stringify(rows, null, 2)}\n` : table(rows))
  for (const { space, state } of readings) verifyHistory(space, state.journal, changes)
  return rows.every(({ entry }) => entry?.outcome === 'applied') ? 0 : 2
}

function rowsOf({ space, state }: Reading, changes: readonly LoadedChange[]): Row[] {
  const entries = new Map(state.journal.map((entry) => [entry.id, entry]))
  const ids = [...new Set([...changes.map(({ id }) => id), ...entries.keys()])].toSorted()
  return ids.map((id) => ({
    space,
    id,
    about: changes.find((change) => change.id === id)?.change.about ?? 'its file is missing',
    entry: entries.get(id),
  }))
}

function table(rows: readonly Row[]): string {
  const cells = rows.map(({ space, id, about, entry }) => [
    space,
    id,
    entry?.outcome ?? 'pending',
    entry ? `${entry.startedAt.slice(0, 16).replace('T', ' ')} by ${entry.by}` : '',
    entry?.durationMs === undefined ? '' : `${(entry.durationMs / 1000).toFixed(1)} s`,
    entry?.error ?? about,
  ])
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? []
  return cells
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}
