import type { Edition } from '@association/content/define/event.ts'
import type { Booking } from '../book/book-state.ts'
import type { RegistrationDocument } from '../book/documents.ts'
import type { Registrations } from '../book/registrations.ts'
import { findOwned } from '../submit/find-owned.ts'

export type Booked = { edition: Edition; booking: Booking; document: RegistrationDocument }

type BookingSource = {
  registrations: Pick<Registrations, 'document' | 'ofPerson'>
  editions(): Promise<readonly Edition[]>
}

/** Undefined for another person's registration. Rejects with RecordsError. */
export async function findBooked(
  id: string,
  subject: string,
  source: BookingSource,
): Promise<Booked | undefined> {
  const found = await findOwned(id, subject, source)
  const bookings = found && (await source.registrations.ofPerson(found.edition, { subject }))
  const booking = bookings?.find((each) => each.id === id)
  return found && booking && { ...found, booking }
}

/** Latest event first, without replaced registrations. Rejects with RecordsError. */
export async function bookingsOf(
  subject: string,
  { registrations, editions }: BookingSource,
): Promise<{ edition: Edition; booking: Booking }[]> {
  const latest = (await editions()).toSorted((a, b) => b.startDate.localeCompare(a.startDate))
  const found = await Promise.all(
    latest.map(async (edition) =>
      (await registrations.ofPerson(edition, { subject })).map((booking) => ({ edition, booking })),
    ),
  )
  return found.flat().filter(({ booking }) => booking.state !== 'canceled')
}
