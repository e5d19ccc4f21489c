import type { Activity } from '@association/content/define/event.ts'
import type { ShopOrder } from '@association/services/orders/order.ts'
import type { RegistrationState } from '../book.ts'

/** Oldest first. Contains no personal data, which is in the documents. */
export type BookState = { bookings: readonly Booking[] }

export type Booking = Wanted & {
  state: RegistrationState
  /**
   * `at`: the first submit, since when the seats are held. `changedAt`: the last change of courses, activity or state.
   */
  at: number
  changedAt: number
  /** Counts changes of the person's registration, including replaced ones. */
  revision: number
  /** By the slug of the course. A replacing registration keeps the place. */
  waitingSince: Readonly<Record<string, number>>
  holdEndsAt: number
  /** Carts of the shop, newest first. */
  carts: readonly NotedCart[]
  /** True if it was paid after its seats were given away. */
  isOverbooked?: true
  checkingSince?: number
  /** No order came for a payment, so the seats were given back. */
  isUnclear?: true
  /** Orders of the shop, with only their lines for this registration. */
  orders?: readonly NotedOrder[]
}

/** `updatedAt` is 0 while only refunds of the order are known. */
export type NotedOrder = Omit<ShopOrder, 'isTest' | 'registrations'>

export type NotedCart = { id: string; at: number }

/** Times are in milliseconds since 1970. */
export type Wanted = {
  id: string
  /** A hash of the subject at the identity provider. */
  owner: string
  /** Slugs. */
  courses: readonly string[]
  activity?: Activity
  /** Slugs. */
  waiting: readonly string[]
  guests: number
}

export const emptyBook: BookState = { bookings: [] }

export const bookLimits = {
  holdMs: 60 * 60_000,
  /** Limits renewals, from the submit on. */
  longestHoldMs: 3 * 60 * 60_000,
  bookings: 10_000,
  /** Canceled and expired ones of one person; older ones are dropped. */
  inactivePerOwner: 10,
  /** For one person in 24 hours. At most `inactivePerOwner`, because dropped ones are not counted. */
  newPerDay: 10,
  cartsPerBooking: 5,
  /** Later, the shop cannot distinguish an order from a forgotten cart. */
  cartMs: 9 * 86_400_000,
  /** A payment without an order keeps its seats this long. */
  checkingMs: 14 * 86_400_000,
  ordersPerBooking: 5,
} as const

/** An ended hold counts until `settled` finds that it was not paid. */
export const hasSeats = ({ state }: Pick<Booking, 'state'>) => state === 'held' || isPaid(state)

export const isPaid = (state: RegistrationState) => state === 'confirmed' || state === 'checking'

export const holdEnd = (at: number, now: number) =>
  Math.min(now + bookLimits.holdMs, at + bookLimits.longestHoldMs)

export const isRecent = ({ at }: NotedCart, now: number) => now - at < bookLimits.cartMs

export const paidBy = ({ bookings }: BookState, owner: string): Booking | undefined =>
  bookings.find((booking) => booking.owner === owner && isPaid(booking.state))

/** Calendars accept only a higher revision, so a person's next registration continues the numbers. */
export const nextRevision = ({ bookings }: BookState, person: string): number =>
  Math.max(-1, ...bookings.filter(({ owner }) => owner === person).map(({ revision }) => revision)) + 1

export const isActive = (booking: Booking) => hasSeats(booking) || booking.state === 'waiting'

export const bookingWith = ({ bookings }: BookState, id: string): Booking | undefined =>
  bookings.find((booking) => booking.id === id)

export const withBooking = ({ bookings }: BookState, changed: Booking): BookState => ({
  bookings: bookings.map((booking) => (booking.id === changed.id ? changed : booking)),
})

export const changed = (booking: Booking, change: Partial<Booking>, now: number): Booking => ({
  ...booking,
  ...change,
  changedAt: now,
  revision: booking.revision + 1,
})
