import type { Space } from '@association/content'
import { MigrationError } from '../errors.ts'
import type { JournalEntry } from '../journal/journal.ts'
import { driftOf, type Finding, isInTheWay, type Live } from '../model/drift.ts'
import { forSpace } from '../model/for-space.ts'
import { replay } from '../model/replay.ts'
import type { SpaceModel } from '../specs/space-model.ts'
import { recordOf, verifyHistory } from './history.ts'
import type { LoadedChange } from './load-changes.ts'
import { replacedHistory } from './replaced.ts'

export type Adoption = {
  space: Space
  unrecorded: readonly string[]
  findings: readonly Finding[]
  replaces?: readonly string[]
  code: SpaceModel
}

type HeldSpace = Live & { space: Space; journal: readonly JournalEntry[] }

/** `said` are the changes that the space is assumed to have. */
export type AdoptedChanges = { all: readonly LoadedChange[]; said: readonly LoadedChange[] }

/**
 * Throws if the journal is incomplete or foreign. A journal with the replaced changes proves the model, so such a space
 * is not compared.
 */
export function adoption({ space, journal, ...live }: HeldSpace, { all, said }: AdoptedChanges): Adoption {
  const code = forSpace(replay(said)[space])
  const replaced = replacedHistory(journal, all)
  if (replaced?.phase === 'applied')
    return { space, unrecorded: [replaced.by.id], replaces: replaced.ids, findings: [], code }
  verifyHistory(space, journal, all)
  const half = journal.find(({ outcome }) => outcome === 'started' || outcome === 'failed')
  if (half)
    throw new MigrationError(
      'CONFLICT',
      `${half.id} is half applied in ${space}: finish it with \`npm run migrate -- apply\`, or record its state with \`npm run migrate -- resolve\`.`,
    )
  const unrecorded = said.flatMap(({ id }) => (recordOf(journal, id)?.outcome === 'applied' ? [] : [id]))
  const findings = unrecorded.length > 0 ? driftOf(code, live).filter(isInTheWay) : []
  return { space, unrecorded, findings, code }
}

/** Accepts an id or a number; undefined means all. */
export function changesUpTo(all: readonly LoadedChange[], id: string | undefined): AdoptedChanges {
  if (id === undefined) return { all, said: all }
  const at = all.findIndex((change) => change.id === id || change.id.startsWith(`${id}-`))
  if (at < 0)
    throw new MigrationError('USAGE', `There is no migrations/changes/${id}.ts: name one of the changes.`)
  return { all, said: all.slice(0, at + 1) }
}
