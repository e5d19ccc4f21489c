import { config } from '../../../base/config.ts'
import { loadEditions } from '../../../page/events/load-editions.ts'
import { visitorOf } from '../../account/visitor.ts'
import { forgetViewer } from '../../viewer-data/load-viewer.ts'
import { isPaid } from '../book/book-state.ts'
import { siteRegistrations } from '../book/site-registrations.ts'
import { openDraft, saveDraft } from '../draft-store/site-drafts.ts'
import type { StepNeeds } from './answer-step.ts'

export const siteNeeds: StepNeeds = {
  config,
  editions: loadEditions,
  visitor: visitorOf,
  openDraft,
  saveDraft,
  availability: (edition, visitor) => siteRegistrations().availability(edition, visitor),
  async isPaid(edition, { id, subject }) {
    const bookings = await siteRegistrations().ofPerson(edition, { subject })
    return bookings.some((booking) => booking.id === id && isPaid(booking.state))
  },
  forget: forgetViewer,
  now: () => Date.now(),
}
