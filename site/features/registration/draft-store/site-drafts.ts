import { config } from '../../../base/config.ts'
import { log } from '../../../base/log.ts'
import { siteRecords } from '../../../base/shared-state.ts'
import type { Draft } from '../draft.ts'
import { type DraftVisitor, draftStore, type SavedDraft } from './draft-store.ts'

const store = () => draftStore({ config, records: siteRecords(), log })

/** The draft of a visitor for the edition with this key; an empty one with a new id if there is none. */
export const openDraft = (visitor: DraftVisitor, edition: string): Promise<Draft> =>
  store().open(visitor, edition)

/** Keeps a draft on the device and, for whoever is signed in, on the server. Put the cookies on the response. */
export const saveDraft = (draft: Draft, visitor: DraftVisitor): Promise<SavedDraft> =>
  store().save(draft, visitor)
