import { type Space, spaces } from '@association/content'
import { type QuietStorage, thisBrowser } from '../base/storage/quiet-storage.ts'
import type { EntryRef } from '../contentful/addresses.ts'
import { placeOf, type Session } from '../contentful/session.ts'
import { type DraftStore, draftStore, fieldsWithDrafts } from '../entry/drafts/drafts.ts'

export type DraftPlaced = Required<EntryRef> & { store: DraftStore }

export function draftPlaces(session: Session, storage: QuietStorage = thisBrowser): DraftPlaced[] {
  const { ids, locales } = session.sdk
  return fieldsWithDrafts(storage).flatMap(({ field, ...place }) => {
    const space = spaceOf(session, place)
    if (!space || place.user !== ids.user || place.locale !== locales.default) return []
    return [{ space, entry: place.entry, field, store: draftStore({ storage, place, writer: '' }) }]
  })
}

const spaceOf = (session: Session, kept: { space: string; environment: string }): Space | undefined =>
  spaces.find((space) => {
    const { spaceId, environmentId } = placeOf(session, space)
    return kept.space === spaceId && kept.environment === environmentId
  })
