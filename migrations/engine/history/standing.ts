import type { JournalEntry } from '../journal/journal.ts'
import { isHalfApplied, recordOf } from './history.ts'
import type { LoadedChange } from './load-changes.ts'

/** How a change stands in one space, and what to do about it. */
export type Standing = {
  id: string
  about: string
  state: 'applied' | 'pending' | 'half applied' | 'half rolled back' | 'rolled back' | 'running'
  entry?: JournalEntry
  /** A sentence, where a person must do something else than apply. */
  advice?: string
}

type Space = { journal: readonly JournalEntry[]; isRunning: boolean }

/** All changes that the files or the journal know, in their order. */
export function standings({ journal, isRunning }: Space, changes: readonly LoadedChange[]): Standing[] {
  const ids = new Set([...changes.map(({ id }) => id), ...journal.map(({ id }) => id)])
  return [...ids].toSorted().map((id) => {
    const loaded = changes.find((change) => change.id === id)
    const entry = recordOf(journal, id)
    const state = isRunning && isUnfinished(entry) ? 'running' : stateOf(entry)
    const advice = adviceFor({ state, entry, loaded })
    return {
      id,
      about: loaded?.change.about ?? 'its file is missing',
      state,
      ...(entry ? { entry } : {}),
      ...(advice ? { advice } : {}),
    }
  })
}

const isUnfinished = (entry?: JournalEntry) =>
  entry?.outcome === 'started' || entry?.outcome === 'failed' || entry?.outcome === 'rollingBack'

function stateOf(entry: JournalEntry | undefined): Standing['state'] {
  switch (entry?.outcome) {
    case 'applied':
      return 'applied'
    case 'started':
    case 'failed':
      return 'half applied'
    case 'rollingBack':
      return 'half rolled back'
    case 'rolledBack':
      return 'rolled back'
    case undefined:
      return 'pending'
  }
}

type Known = { state: Standing['state']; entry?: JournalEntry; loaded?: LoadedChange }

function adviceFor({ state, entry, loaded }: Known): string | undefined {
  if (!loaded)
    return 'Restore its file from version control, or take it back with `npm run migrate -- rollback`.'
  if (state === 'running') return 'A run is at it: wait until it is done.'
  if (state === 'half rolled back') return '`npm run migrate -- rollback` finishes taking it back.'
  const isEdited = entry !== undefined && entry.checksum !== loaded.checksum
  if (state === 'applied' && isEdited)
    return `Its file was edited since: restore it, or, if it still says the same, run \`npm run migrate -- resolve ${entry.id} --accept-checksum\`.`
  if (state !== 'half applied' || !entry) return undefined
  if (isHalfApplied(entry))
    return '`npm run migrate -- apply` goes on where it stopped, `npm run migrate -- rollback` takes it back.'
  return '`npm run migrate -- apply` does what is left of it.'
}
