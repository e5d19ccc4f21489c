import { config } from '../../../base/config.ts'
import { log } from '../../../base/log.ts'
import { siteRecords } from '../../../base/shared-state.ts'
import { loadEditions } from '../../../page/events/load-editions.ts'
import { visitorOf } from '../../account/visitor.ts'
import { forgetViewer } from '../../viewer-data/load-viewer.ts'
import { isPaid } from '../book/book-state.ts'
import { siteRegistrations } from '../book/site-registrations.ts'
import { draftStore } from '../draft-store/draft-store.ts'
import type { StepNeeds } from './answer-step.ts'

export const siteNeeds: StepNeeds = {
  config,
  editions: loadEditions,
  visitor: visitorOf,
  openDraft: (visitor, edition) => drafts().open(visitor, edition),
  saveDraft: (draft, visitor) => drafts().save(draft, visitor),
  availability: (edition, visitor) => siteRegistrations().availability(edition, visitor),
  async isPaid(edition, { id, subject }) {
    const bookings = await siteRegistrations().ofPerson(edition, { subject })
    return bookings.some((booking) => booking.id === id && isPaid(booking.state))
  },
  forget: forgetViewer,
  now: () => Date.now(),
}

const drafts = () => draftStore({ config, records: siteRecords(), log })
