import type { Space } from '@association/content'
import { MigrationError } from '../errors.ts'
import type { JournalEntry } from '../journal/journal.ts'
import { recordOf } from './history.ts'
import type { LoadedChange } from './load-changes.ts'
import { replacedAdvice, replacedHistory } from './replaced.ts'

export type Verdict = 'applied' | 'rolledBack' | 'sameChange'

type Case = {
  space: Space
  id: string
  verdict: Verdict
  journal: readonly JournalEntry[]
  changes: readonly LoadedChange[]
}

/** Returns undefined if the journal says so already. Throws if the record would break the history. */
export function resolution(known: Case, by: string, now: Date): JournalEntry | undefined {
  const { space, id, verdict, journal, changes } = known
  const held = recordOf(journal, id)
  const loaded = changes.find((change) => change.id === id)
  if (!loaded && verdict !== 'rolledBack')
    throw new MigrationError('USAGE', `There is no migrations/changes/${id}.ts: name one of the changes.`)
  const checksum = loaded?.checksum ?? held?.checksum ?? ''
  const replaced = replacedHistory(journal, changes)
  if (replaced?.by.id === id) throw new MigrationError('CONFLICT', replacedAdvice(space, replaced))
  if (verdict === 'sameChange') return sameChange(known, held, checksum)
  if (held?.outcome === verdict && held.checksum === checksum) return undefined
  if (verdict === 'rolledBack' && !held)
    throw new MigrationError('USAGE', `${id} was never applied in ${space}: there is nothing to take back.`)
  refuseGap(known)
  // The stored plan no longer describes the space, so the record drops it; rollback is impossible.
  const replaces = held?.replaces ? { replaces: held.replaces } : {}
  return { id, checksum, outcome: verdict, by, startedAt: now.toISOString(), durationMs: 0, ...replaces }
}

function sameChange({ space, id }: Case, held: JournalEntry | undefined, checksum: string) {
  if (!held || held.outcome === 'rolledBack')
    throw new MigrationError('USAGE', `${id} is not applied in ${space}: its file may be edited freely.`)
  return held.checksum === checksum ? undefined : { ...held, checksum }
}

/** Changes are applied in order and taken back from the end. */
function refuseGap({ space, id, verdict, journal, changes }: Case): void {
  const applied = (other: string) => recordOf(journal, other)?.outcome === 'applied'
  const inTheWay =
    verdict === 'applied'
      ? changes.find((change) => change.id < id && !applied(change.id))?.id
      : journal.find((entry) => entry.id > id && entry.outcome === 'applied')?.id
  if (inTheWay)
    throw new MigrationError(
      'CONFLICT',
      verdict === 'applied'
        ? `${inTheWay} comes before ${id} and is not applied in ${space}: resolve or apply it first.`
        : `${inTheWay} comes after ${id} and is applied in ${space}: take it back first.`,
    )
}
