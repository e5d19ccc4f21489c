import { config } from '../../../base/config.ts'
import { log } from '../../../base/log.ts'
import { siteRecords } from '../../../base/shared-state.ts'
import type { Draft } from '../draft.ts'
import { type DraftVisitor, draftStore, type SavedDraft } from './draft-store.ts'

const store = () => draftStore({ config, records: siteRecords(), log })

export const openDraft = (visitor: DraftVisitor, edition: string): Promise<Draft> =>
  store().open(visitor, edition)

/** Put the cookies on the response. */
export const saveDraft = (draft: Draft, visitor: DraftVisitor): Promise<SavedDraft> =>
  store().save(draft, visitor)
