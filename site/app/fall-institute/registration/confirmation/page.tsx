import { renderText } from '@association/content/render'
import type { Metadata } from 'next'
import { log } from '../../../../base/log.ts'
import { visitorOfPage } from '../../../../features/account/visitor.ts'
import { ConfirmationView } from '../../../../features/registration/confirmation/confirmation-view.tsx'
import { findBooked } from '../../../../features/registration/confirmation/find-bookings.ts'
import { messages } from '../../../../features/registration/confirmation/messages.ts'
import { NoConfirmation } from '../../../../features/registration/confirmation/no-confirmation.tsx'
import {
  bookedSource,
  editionEntry,
  placeOf,
} from '../../../../features/registration/confirmation/site-confirmation.ts'
import { confirmationPath } from '../../../../features/registration/line-kind/registered-lines.ts'
import { loadContact } from '../../../../features/registration/visit/contact.ts'
import { signInSilently } from '../../../../features/session/sign-in-silently.ts'
import { publicRendering } from '../../../../features/widgets/render-options.ts'

/** Rendered for one visitor. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: messages.title, robots: { index: false } }

export default async function Page({ searchParams }: PageProps<'/fall-institute/registration/confirmation'>) {
  const [visitor, { id }, contact] = await Promise.all([visitorOfPage(), searchParams, loadContact()])
  const wanted = typeof id === 'string' ? id : ''
  if (!visitor) {
    await signInSilently(confirmationPath(wanted))
    return <NoConfirmation reason="signedOut" id={wanted} contact={contact} />
  }
  const { subject } = visitor.session
  const booked = await findBooked(wanted, subject, bookedSource()).catch((error: unknown) => {
    log.warn(`The registrations cannot be used: ${error instanceof Error ? error.message : error}.`)
    return 'away' as const
  })
  if (booked === 'away' || !booked)
    return <NoConfirmation reason={booked ?? 'unknown'} id={wanted} contact={contact} />
  const entry = await editionEntry(booked.edition.id)
  const texts = {
    place: entry && placeOf(entry.fields),
    whatToBring: entry && renderText(entry, entry.fields.whatToBring, publicRendering),
    howToChange: entry && renderText(entry, entry.fields.howToChange, publicRendering),
  }
  return <ConfirmationView booked={booked} texts={texts} contact={contact} />
}
