import type { Space } from '@association/content'
import { MigrationError } from '../errors.ts'
import type { JournalEntry } from '../journal/journal.ts'
import type { Replaced } from '../words/steps.ts'
import type { LoadedChange } from './load-changes.ts'

export type ReplacedHistory = { by: LoadedChange } & (
  | { phase: 'applied'; ids: readonly string[] }
  | { phase: 'partly applied'; commit?: string; missing: readonly string[]; other: readonly string[] }
)

/** Returns undefined if the journal has no replaced change, or if a baseline recorded the new one. */
export function replacedHistory(
  journal: readonly JournalEntry[],
  changes: readonly LoadedChange[],
): ReplacedHistory | undefined {
  const by = changes.find(({ change }) => change.replaces)
  const replaces = by?.change.replaces
  const held = journal.filter(
    ({ id, outcome }) => outcome !== 'rolledBack' && id in (replaces?.changes ?? {}),
  )
  if (!by || !replaces || held.length === 0) return undefined
  const ids = Object.keys(replaces.changes)
  const missing = ids.filter((id) => !held.some((entry) => entry.id === id))
  const other = held.filter((entry) => !isAsReplaced(entry, replaces)).map(({ id }) => id)
  return missing.length + other.length === 0
    ? { by, phase: 'applied', ids }
    : { by, phase: 'partly applied', commit: replaces.commit, missing, other }
}

const isAsReplaced = ({ id, outcome, checksum }: JournalEntry, { changes }: Replaced) =>
  outcome === 'applied' && checksum === changes[id]

/** The error has instructions for a space with the journal from before a squash. */
export function refuseReplaced(
  space: Space,
  journal: readonly JournalEntry[],
  changes: readonly LoadedChange[],
): void {
  const history = replacedHistory(journal, changes)
  if (history) throw new MigrationError('CONFLICT', replacedAdvice(space, history))
}

export function replacedAdvice(space: Space, history: ReplacedHistory): string[] {
  const { id } = history.by
  const baseline = `\`npm run migrate -- baseline --space ${space}\``
  if (history.phase === 'applied')
    return [
      `${space} has applied all changes that ${id} replaces. Run ${baseline}: it records ${id} as applied, and changes nothing else.`,
    ]
  const { commit, missing, other } = history
  const earlier = commit
    ? `an earlier commit, \`git switch --detach ${commit}\``
    : 'an earlier version of this repository, which has their files'
  return [
    `${space} has applied only a part of the changes that ${id} replaces. Nothing was written.`,
    ...(missing.length > 0 ? [`Not applied: ${missing.join(', ')}.`] : []),
    ...(other.length > 0 ? [`Half done, or applied from another file: ${other.join(', ')}.`] : []),
    `Complete them with ${earlier}: run \`npm run migrate -- apply --space ${space}\` there; \`status\` explains what is in the way.`,
    `Then return to this version and run ${baseline}.`,
  ]
}
