import type { Metadata } from 'next'
import { log } from '../../../base/log.ts'
import { SignedOut } from '../../../features/account/signed-out.tsx'
import { visitorOfPage } from '../../../features/account/visitor.ts'
import { bookingsOf } from '../../../features/registration/confirmation/find-bookings.ts'
import { messages } from '../../../features/registration/confirmation/messages.ts'
import { MyRegistrations } from '../../../features/registration/confirmation/my-registrations.tsx'
import { bookedSource } from '../../../features/registration/confirmation/site-confirmation.ts'

/** Rendered for one visitor. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: messages.all, robots: { index: false } }

export default async function Page() {
  const visitor = await visitorOfPage()
  if (!visitor) return <SignedOut path="/account/registrations" title={messages.all} />
  const bookings = await bookingsOf(visitor.session.subject, bookedSource()).catch((error: unknown) => {
    log.warn(`The registrations cannot be used: ${error instanceof Error ? error.message : error}.`)
    return undefined
  })
  return <MyRegistrations bookings={bookings} />
}
