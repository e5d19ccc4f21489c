import type { Activity } from '@association/content/shared/events/edition.ts'
import type { RegistrationState } from '../book.ts'

/** All registrations for one edition, the oldest first. It has no names: those are in the documents of `details.ts`. */
export type BookState = { bookings: readonly Booking[] }

export type Booking = Wanted & {
  state: RegistrationState
  /** When the registration was submitted first, and when its courses, activity or state changed last. */
  at: number
  changedAt: number
  /** How often it was changed. */
  revision: number
  /** Until when its seats are held. */
  holdEndsAt: number
  /** The carts of the shop with which it may be paid, the newest first. */
  carts: readonly NotedCart[]
  /** It was paid after its seats were given to somebody else. */
  isOverbooked?: true
}

export type NotedCart = { id: string; at: number }

/** What a registration takes. All times are in milliseconds since 1970. */
export type Wanted = {
  id: string
  /** A hash of the subject at the identity provider. */
  owner: string
  /** Slugs of courses. */
  courses: readonly string[]
  activity?: Activity
  /** Slugs of the courses for whose waiting list the attendee asks. */
  waiting: readonly string[]
  guests: number
}

export const emptyBook: BookState = { bookings: [] }

export const bookLimits = {
  holdMs: 60 * 60_000,
  bookings: 10_000,
  /** Canceled and expired ones of one person; older ones are dropped. */
  inactivePerOwner: 5,
  cartsPerBooking: 5,
  /** After this time the shop says the same of an order and of a forgotten cart. */
  cartMs: 9 * 86_400_000,
} as const

/** Its seats are taken. A hold that has ended counts until `settled` says that it was not paid. */
export const hasSeats = ({ state }: Booking) => state === 'held' || state === 'confirmed'

/** It holds seats, or waits for some. */
export const isActive = (booking: Booking) => hasSeats(booking) || booking.state === 'waiting'

export const bookingWith = ({ bookings }: BookState, id: string): Booking | undefined =>
  bookings.find((booking) => booking.id === id)

/** Replaces the booking with the same id. */
export const withBooking = ({ bookings }: BookState, changed: Booking): BookState => ({
  bookings: bookings.map((booking) => (booking.id === changed.id ? changed : booking)),
})

export const changed = (booking: Booking, change: Partial<Booking>, now: number): Booking => ({
  ...booking,
  ...change,
  changedAt: now,
  revision: booking.revision + 1,
})
