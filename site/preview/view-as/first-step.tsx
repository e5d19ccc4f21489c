import type { ViewAs } from '@association/content/preview/view-as.ts'
import type { Delivered } from '@association/services/contentful'
import { readAs } from '../../content/delivery/read-page.ts'
import { siteRegistrations } from '../../features/registration/book/site-registrations.ts'
import { emptyDraft } from '../../features/registration/draft/empty-draft.ts'
import { loadContact } from '../../features/registration/visit/contact.ts'
import { pageOf } from '../../features/registration/visit/page-of.tsx'
import type { RegistrationNeeds } from '../../features/registration/visit/registration.ts'
import { loadEditions } from '../../page/events/load-editions.ts'
import { timeOfView } from './answer-of.ts'
import styles from './first-step.module.css'
import { personOf } from './persona.ts'
import { previewEvents } from './preview-events.ts'

type Props = { delivered: Delivered; view: ViewAs }

export async function FirstStep({ delivered, view }: Props) {
  const entry = readAs('eventEdition', delivered)
  if (entry?.fields.kind !== 'fall-institute') return null
  const now = timeOfView(view)
  const editions = await loadEditions()
  const edition = previewEvents({ editions }, now).event?.(entry).edition
  if (!edition) return null
  const all = [...editions.filter(({ id }) => id !== edition.id), edition]
  const asked = { headers: new Headers(), step: '1', query: { edition: edition.key } }
  const shown = await pageOf({ ...asked, contact: await loadContact() }, needsOf(view, all, now))
  if (!('page' in shown)) return null
  return (
    <section className={styles.place} aria-labelledby="first-step">
      <h2 id="first-step" className={styles.title}>
        First step of the registration
      </h2>
      {/* A preview must not send a registration. */}
      <div inert>{shown.page}</div>
    </section>
  )
}

/** Only the seats are real; the person is invented. */
function needsOf(
  view: ViewAs,
  editions: Awaited<ReturnType<typeof loadEditions>>,
  now: number,
): RegistrationNeeds {
  const person = personOf(view, now)
  return {
    editions: async () => editions,
    visitor: async () =>
      person && { session: person.session, platform: undefined, load: async () => person.data },
    openDraft: async (_, edition) => emptyDraft(edition, 'preview-registration'),
    // A preview must not settle real registrations by the capacity of a draft.
    availability: (edition) => siteRegistrations().storedSeats(edition),
    isPaid: async () => false,
    now: () => now,
  }
}
