import type { Activity } from '@association/content/define/event.ts'
import { type Capacity, missingFor } from './availability.ts'
import {
  type Booking,
  type BookState,
  bookingWith,
  bookLimits,
  changed,
  holdEnd,
  isActive,
  isRecent,
  type NewBooking,
  nextRevision,
  paidBy,
  withBooking,
} from './book-state.ts'

export type Reserved =
  /** `replaced`: earlier ids whose seats were freed. `dropped`: ids that left the book. */
  | { kind: 'reserved'; booking: Booking; replaced: readonly string[]; dropped: readonly string[] }
  | { kind: 'full'; courses: readonly string[]; activity: Activity | undefined }
  /** The person has paid for this or an earlier registration. */
  | { kind: 'paid'; id: string }
  /** The id belongs to another person. */
  | { kind: 'foreign' }
  /** It has a cart, was replaced, or is older than its longest hold. The visitor must submit with another id. */
  | { kind: 'used' }
  /** The edition has too many registrations, or the person too many new ones today. */
  | { kind: 'tooMany' }

type Options = { edition: Capacity; now: number }
type Reservation = { state: BookState; result: Reserved }

/**
 * Reserves for an hour, once for each id. Other courses swap seats in one step. An unpaid registration of the person is
 * replaced.
 */
export function reserve(state: BookState, wanted: NewBooking, { edition, now }: Options): Reservation {
  const known = bookingWith(state, wanted.id)
  const result = refusal(state, known, { wanted, edition, now })
  if (result) return { state, result }
  const replaced = state.bookings.filter(
    (each) => each.owner === wanted.owner && each.id !== wanted.id && isActive(each),
  )
  const freed = replaced.reduce(
    (book, each) => withBooking(book, changed(each, { state: 'canceled' }, now)),
    state,
  )
  const waitingSince = placesOf(wanted, { earlier: known ? [known, ...replaced] : replaced, now })
  const booking = known
    ? rebooked(known, { ...wanted, waitingSince }, now)
    : { ...newBooking({ ...wanted, waitingSince }, now), revision: nextRevision(freed, wanted.owner) }
  const bookings = known ? withBooking(freed, booking).bookings : [...freed.bookings, booking]
  const old = oldOnes(bookings, wanted.owner, now)
  return {
    state: { bookings: old.length === 0 ? bookings : bookings.filter((each) => !old.includes(each)) },
    result: { kind: 'reserved', booking, replaced: idsOf(replaced), dropped: idsOf(old) },
  }
}

const idsOf = (bookings: readonly Booking[]) => bookings.map(({ id }) => id)

type ReserveOptions = Options & { wanted: NewBooking }

function refusal(
  state: BookState,
  known: Booking | undefined,
  { wanted, edition, now }: ReserveOptions,
): Reserved | undefined {
  if (known && known.owner !== wanted.owner) return { kind: 'foreign' }
  const paid = paidBy(state, wanted.owner)
  if (paid) return { kind: 'paid', id: paid.id }
  if (known && isUsed(known, now)) return { kind: 'used' }
  if (!known && isTooMany(state, wanted.owner, now)) return { kind: 'tooMany' }
  const missing = missingFor(state, edition, wanted)
  return missing && { kind: 'full', ...missing }
}

/** A cart pays for the courses at its creation, so a registration with a cart never changes. */
const isUsed = ({ carts, state, at }: Booking, now: number) =>
  carts.length > 0 || state === 'canceled' || now - at >= bookLimits.longestHoldMs

function isTooMany({ bookings }: BookState, person: string, now: number): boolean {
  const isNew = ({ owner, at }: Booking) => owner === person && now - at < dayMs
  return bookings.length >= bookLimits.bookings || bookings.filter(isNew).length >= bookLimits.newPerDay
}

const dayMs = 86_400_000

type Earlier = { earlier: readonly Booking[]; now: number }

/** A change keeps the places on waiting lists. */
const placesOf = ({ waiting }: NewBooking, { earlier, now }: Earlier): Booking['waitingSince'] =>
  Object.fromEntries(
    waiting.map((slug) => [slug, Math.min(now, ...earlier.map((each) => each.waitingSince[slug] ?? now))]),
  )

/** Without a seat and without a purchase, a registration only waits. */
const stateOf = ({ courses, activity, guests }: NewBooking): Booking['state'] =>
  courses.length === 0 && activity === undefined && guests === 0 ? 'waiting' : 'held'

type Rewanted = NewBooking & Pick<Booking, 'waitingSince'>

const newBooking = (wanted: Rewanted, now: number): Omit<Booking, 'revision'> => ({
  ...wanted,
  state: stateOf(wanted),
  at: now,
  changedAt: now,
  holdEndsAt: holdEnd(now, now),
  carts: [],
})

function rebooked(known: Booking, wanted: Rewanted, now: number): Booking {
  const { activity: _, ...rest } = known
  const next: Booking = { ...rest, ...wanted, state: stateOf(wanted), holdEndsAt: holdEnd(known.at, now) }
  return isSame(known, next) ? { ...next, changedAt: known.changedAt } : changed(next, {}, now)
}

const isSame = (a: Booking, b: Booking) => textOf(a) === textOf(b)
const textOf = ({ state, courses, activity, waiting, guests }: Booking) =>
  JSON.stringify([state, courses, activity, waiting, guests])

/** Returns inactive registrations except the newest and those that may still be paid. */
function oldOnes(bookings: readonly Booking[], owner: string, now: number): Booking[] {
  const inactive = bookings.filter((each) => each.owner === owner && !isActive(each))
  return inactive
    .slice(0, -bookLimits.inactivePerOwner)
    .filter(({ carts, orders = [] }) => orders.length === 0 && !carts.some((cart) => isRecent(cart, now)))
}
