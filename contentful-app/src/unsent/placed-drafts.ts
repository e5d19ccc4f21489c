import type { Session } from '../contentful/session.ts'
import { draftPlaces } from './draft-places.ts'
import type { PlacedDraft } from './find-unsent.ts'

/** Entry keys, or all entries. */
export type EntryScope = 'all' | ReadonlySet<string>

export const wantedKey = ({ space, entry }: { space: string; entry: string }) => `${space}/${entry}`

/** Returns the newest draft of each field. Excludes drafts of open editors. */
export const placedDrafts = (
  session: Session,
  { wanted, open }: { wanted: EntryScope; open: ReadonlySet<string> },
): PlacedDraft[] =>
  draftPlaces(session)
    .filter((place) => wanted === 'all' || wanted.has(wantedKey(place)))
    .flatMap((place) => {
      const draft = place.store.read(place.field).find(({ writer }) => !open.has(writer))
      return draft ? [{ ...place, draft }] : []
    })
