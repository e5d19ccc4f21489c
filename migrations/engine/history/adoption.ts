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

/** What a space that had the model before it had a history lacks of both. */
export type Adoption = {
  space: Space
  /** Ids of the changes to record as applied. */
  unrecorded: readonly string[]
  /** What these changes say and the space does not hold. */
  findings: readonly Finding[]
  /** Ids of applied changes that the recorded one replaces. */
  replaces?: readonly string[]
  /** The model after them. */
  code: SpaceModel
}

type Held = Live & { space: Space; journal: readonly JournalEntry[] }

/** Changes as the files have them, and those that the space is said to have. */
export type Said = { all: readonly LoadedChange[]; said: readonly LoadedChange[] }

/**
 * Compares a space with what changes lead to. Where it has applied the changes that the first one replaces, its history
 * proves that, and the space is not compared. Throws where its history is half done or another one.
 */
export function adoption({ space, journal, ...live }: Held, { all, said }: Said): Adoption {
  const replaced = replacedHistory(journal, all)
  if (replaced?.phase === 'applied') {
    const code = forSpace(replay([replaced.by])[space])
    return { space, unrecorded: [replaced.by.id], replaces: replaced.ids, findings: [], code }
  }
  verifyHistory(space, journal, all)
  const half = journal.find(({ outcome }) => outcome === 'started' || outcome === 'failed')
  if (half)
    throw new MigrationError(
      'CONFLICT',
      `${half.id} is half applied in ${space}: finish it with \`npm run migrate -- apply\`, or tell how it stands with \`npm run migrate -- resolve\`.`,
    )
  const code = forSpace(replay(said)[space])
  const unrecorded = said.flatMap(({ id }) => (recordOf(journal, id)?.outcome === 'applied' ? [] : [id]))
  const findings = unrecorded.length > 0 ? driftOf(code, live).filter(isInTheWay) : []
  return { space, unrecorded, findings, code }
}

/** The changes up to this one, by its id or its number; all without one. */
export function changesUpTo(all: readonly LoadedChange[], id: string | undefined): Said {
  if (id === undefined) return { all, said: all }
  const at = all.findIndex((change) => change.id === id || change.id.startsWith(`${id}-`))
  if (at < 0)
    throw new MigrationError('USAGE', `There is no migrations/changes/${id}.ts: name one of the changes.`)
  return { all, said: all.slice(0, at + 1) }
}
