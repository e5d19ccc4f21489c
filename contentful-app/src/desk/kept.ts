import { boundedShelf, type Shelf } from '../base/storage/bounded-shelf.ts'
import { thisBrowser, thisTab } from '../base/storage/quiet-storage.ts'
import type { EntryRef } from '../contentful/addresses.ts'
import { placeOf, type Session } from '../contentful/session.ts'
import { type DraftStore, draftStore } from '../entry/drafts/drafts.ts'
import { holdWriter } from '../entry/drafts/writers.ts'

/** Undo covers a working day within one tab. */
const historyLimits = {
  items: 20,
  itemLength: 400_000,
  totalLength: 1_500_000,
  ageMs: 12 * 60 * 60 * 1000,
} as const

/** The drafts contain only values that the same person typed, so nothing in them is secret. */
export const draftsOf = (session: Session, ref: EntryRef): DraftStore =>
  draftStore({ storage: thisBrowser, place: keptPlace(session, ref), writer: holdWriter() })

export const historyOf = (session: Session, root: EntryRef): { shelf: Shelf; key: string } => ({
  shelf: boundedShelf({ storage: thisTab, prefix: 'association-app:undo:', limits: historyLimits }),
  key: Object.values(keptPlace(session, root)).map(encodeURIComponent).join('/'),
})

function keptPlace(session: Session, { space, entry }: EntryRef) {
  const { spaceId, environmentId } = placeOf(session, space)
  const { ids, locales } = session.sdk
  return { user: ids.user, space: spaceId, environment: environmentId, entry, locale: locales.default }
}
