import type { Space } from '@association/content'
import type { JournalEntry } from '../journal/journal.ts'
import { isHalfApplied, recordOf } from './history.ts'
import type { LoadedChange } from './load-changes.ts'
import { type ReplacedHistory, replacedAdvice, replacedHistory } from './replaced.ts'

export type Standing = {
  id: string
  about: string
  state: 'applied' | 'pending' | 'half applied' | 'half rolled back' | 'rolled back' | 'running'
  entry?: JournalEntry
  /** The file was deleted, or was never in this checkout. */
  isMissing?: true
  advice?: string
}

type InSpace = { space: Space; journal: readonly JournalEntry[]; isRunning: boolean }

export function standings(
  { space, journal, isRunning }: InSpace,
  changes: readonly LoadedChange[],
): Standing[] {
  const ids = new Set([...changes.map(({ id }) => id), ...journal.map(({ id }) => id)])
  const history = replacedHistory(journal, changes)
  return [...ids].toSorted().map((id) => {
    const loaded = changes.find((change) => change.id === id)
    const entry = recordOf(journal, id)
    const state = isRunning && isUnfinished(entry) ? 'running' : stateOf(entry)
    const advice = adviceIn(history, { space, id, state, entry, loaded })
    return {
      id,
      about: loaded?.change.about ?? aboutMissing(id, history),
      state,
      ...(entry ? { entry } : {}),
      ...(loaded ? {} : { isMissing: true as const }),
      ...(advice ? { advice } : {}),
    }
  })
}

const aboutMissing = (id: string, history: ReplacedHistory | undefined) =>
  isReplaced(id, history) ? `replaced by ${history?.by.id}` : 'its file is missing'

const isReplaced = (id: string, history: ReplacedHistory | undefined) =>
  id in (history?.by.change.replaces?.changes ?? {})

/** The file of a rolled-back change may be deleted. */
export const isSettled = ({ state, isMissing }: Pick<Standing, 'state' | 'isMissing'>) =>
  state === 'applied' || (state === 'rolled back' && isMissing === true)

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

type ChangeFacts = {
  space: Space
  id: string
  state: Standing['state']
  entry?: JournalEntry
  loaded?: LoadedChange
}

/** After a squash, only the new change needs advice. */
function adviceIn(history: ReplacedHistory | undefined, known: ChangeFacts): string | undefined {
  if (history?.by.id === known.id) return replacedAdvice(known.space, history).join(' ')
  return isReplaced(known.id, history) ? undefined : adviceFor(known)
}

function adviceFor({ space, id, state, entry, loaded }: ChangeFacts): string | undefined {
  const rollback = `npm run migrate -- rollback --space ${space}`
  if (state === 'running') return 'A run is at it: wait until it is done.'
  if (state === 'half rolled back') return `\`${rollback}\` finishes taking it back.`
  if (!loaded) return state === 'rolled back' ? undefined : missingAdvice(state, `${rollback} --to ${id}`)
  const isEdited = entry !== undefined && entry.checksum !== loaded.checksum
  if (state === 'applied' && isEdited)
    return `Its file was edited since: restore it, or, if it still does the same, run \`npm run migrate -- resolve ${id} --accept-checksum --space ${space}\`.`
  if (state !== 'half applied' || !entry) return undefined
  return isHalfApplied(entry)
    ? `\`npm run migrate -- apply\` goes on where it stopped, \`${rollback}\` takes it back.`
    : '`npm run migrate -- apply` does what is left of it.'
}

const missingAdvice = (state: Standing['state'], rollback: string) =>
  state === 'applied'
    ? `Restore its file from version control, or take it and every later change back with \`${rollback}\`.`
    : `Restore its file from version control and run \`npm run migrate -- apply\`, or take it back with \`${rollback}\`.`
