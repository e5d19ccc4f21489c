import type { Activity } from '@association/content/define/event.ts'
import type { ShopOrder } from '@association/services/orders/order.ts'
import type { RegistrationState } from '../book.ts'

/** All registrations for one edition, the oldest first. It has no names: those are in the documents of `details.ts`. */
export type BookState = { bookings: readonly Booking[] }

export type Booking = Wanted & {
  state: RegistrationState
  /** When the registration was submitted first, and when its courses, activity or state changed last. Its seats are held since `at`. */
  at: number
  changedAt: number
  /** How often the person's registration was changed, in the registrations that it replaces too. */
  revision: number
  /** Since when the attendee waits for a course, by its slug. A registration that replaces another keeps the place. */
  waitingSince: Readonly<Record<string, number>>
  /** Until when its seats are held. */
  holdEndsAt: number
  /** The carts of the shop with which it may be paid, the newest first. */
  carts: readonly NotedCart[]
  /** It was paid after its seats were given to somebody else. */
  isOverbooked?: true
  /** Since when a payment is checked. */
  checkingSince?: number
  /** No order came for a payment, so the seats were given back. */
  isUnclear?: true
  /** The orders of the shop that name it, with their lines for it. */
  orders?: readonly NotedOrder[]
}

/** `updatedAt` is 0 while only refunds of the order are known. */
export type NotedOrder = Omit<ShopOrder, 'isTest' | 'registrations'>

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
  /** However often a hold is renewed, it ends this long after the registration was submitted. */
  longestHoldMs: 3 * 60 * 60_000,
  bookings: 10_000,
  /** Canceled and expired ones of one person; older ones are dropped. */
  inactivePerOwner: 10,
  /** New registrations of one person in 24 hours. Not more than `inactivePerOwner`, because dropped ones are not counted. */
  newPerDay: 10,
  cartsPerBooking: 5,
  /** After this time the shop says the same of an order and of a forgotten cart. */
  cartMs: 9 * 86_400_000,
  /** How long a payment keeps its seats without an order. */
  checkingMs: 14 * 86_400_000,
  ordersPerBooking: 5,
} as const

/** Its seats are taken. A hold that has ended counts until `settled` says that it was not paid. */
export const hasSeats = ({ state }: Pick<Booking, 'state'>) => state === 'held' || isPaid(state)

/** The shop took a payment. */
export const isPaid = (state: RegistrationState) => state === 'confirmed' || state === 'checking'

/** When a hold ends that begins or is renewed now. */
export const holdEnd = (at: number, now: number) =>
  Math.min(now + bookLimits.holdMs, at + bookLimits.longestHoldMs)

/** The shop can still say whether this cart was paid. */
export const isRecent = ({ at }: NotedCart, now: number) => now - at < bookLimits.cartMs

/** The person has paid for a registration. */
export const paidBy = ({ bookings }: BookState, owner: string): Booking | undefined =>
  bookings.find((booking) => booking.owner === owner && isPaid(booking.state))

/** A calendar takes only a higher revision. So each registration of a person goes on where the last one ended. */
export const nextRevision = ({ bookings }: BookState, person: string): number =>
  Math.max(-1, ...bookings.filter(({ owner }) => owner === person).map(({ revision }) => revision)) + 1

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
