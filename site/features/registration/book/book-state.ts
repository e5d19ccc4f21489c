import type { Activity } from '@association/content/define/event.ts'
import type { ShopOrder } from '@association/services/orders/order.ts'
import type { RegistrationState } from '../book.ts'

/** Oldest first. Only the documents contain personal data. */
export type BookState = { bookings: readonly Booking[] }

export type Booking = NewBooking & {
  state: RegistrationState
  /** Seats are held since `at`, the first submit. `changedAt`: the last change of courses, activity or state. */
  at: number
  changedAt: number
  revision: number
  /** By course slug. A replacing registration keeps the place. */
  waitingSince: Readonly<Record<string, number>>
  holdEndsAt: number
  /** Newest first. */
  carts: readonly NotedCart[]
  /** The payment came after its seats were given away. */
  isOverbooked?: true
  checkingSince?: number
  /** No order came for a payment, so the seats are free. */
  isUnclear?: true
  /** Orders contain only lines for this registration. */
  orders?: readonly NotedOrder[]
}

/** `updatedAt` is 0 while only refunds are known. */
export type NotedOrder = Omit<ShopOrder, 'isTest' | 'registrations'>

export type NotedCart = { id: string; at: number }

/** Times in Unix milliseconds. */
export type NewBooking = {
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
  /** Since the submit, however often the hold is renewed. */
  longestHoldMs: 3 * 60 * 60_000,
  bookings: 10_000,
  /** For each person; older canceled and expired ones are dropped. */
  inactivePerOwner: 10,
  /** For each person in 24 hours. At most `inactivePerOwner`: dropped ones are not counted. */
  newPerDay: 10,
  cartsPerBooking: 5,
  /** Later, the shop answers the same for an order and a forgotten cart. */
  cartMs: 9 * 86_400_000,
  /** A payment without an order keeps its seats this long. */
  checkingMs: 14 * 86_400_000,
  ordersPerBooking: 5,
} as const

/** An ended hold counts until `settled` finds it unpaid. */
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
