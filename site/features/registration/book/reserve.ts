import type { Activity } from '@association/content/shared/events/edition.ts'
import { type Capacity, missingFor } from './availability.ts'
import {
  type Booking,
  type BookState,
  bookingWith,
  bookLimits,
  changed,
  isActive,
  type Wanted,
  withBooking,
} from './book-state.ts'

export type Reserved =
  /** `replaced` are the ids of earlier registrations of the same person whose seats were given back. */
  | { kind: 'reserved'; booking: Booking; replaced: readonly string[] }
  | { kind: 'full'; courses: readonly string[]; activity: Activity | undefined }
  /** The person has paid for a registration: this one, or an earlier one. */
  | { kind: 'paid'; id: string }
  /** The id belongs to somebody else. */
  | { kind: 'foreign' }
  | { kind: 'tooMany' }

type Options = { edition: Capacity; now: number }
type Result = { state: BookState; result: Reserved }

/**
 * Reserves the seats of a registration for an hour. The same id reserves once; with other courses it takes and gives
 * back seats in one step. A person has one registration for an edition: an unpaid one is replaced.
 */
export function reserve(state: BookState, wanted: Wanted, { edition, now }: Options): Result {
  const known = bookingWith(state, wanted.id)
  const result = refusal(state, known, { wanted, edition })
  if (result) return { state, result }
  const replaced = state.bookings.filter(
    (each) => each.owner === wanted.owner && each.id !== wanted.id && isActive(each),
  )
  const freed = replaced.reduce(
    (book, each) => withBooking(book, changed(each, { state: 'canceled' }, now)),
    state,
  )
  const booking = known ? rebooked(known, wanted, now) : newBooking(wanted, now)
  const bookings = known ? withBooking(freed, booking).bookings : [...freed.bookings, booking]
  return {
    state: { bookings: withoutOld(bookings, wanted.owner) },
    result: { kind: 'reserved', booking, replaced: replaced.map(({ id }) => id) },
  }
}

type Asked = { wanted: Wanted; edition: Capacity }

function refusal(
  state: BookState,
  known: Booking | undefined,
  { wanted, edition }: Asked,
): Reserved | undefined {
  if (known && known.owner !== wanted.owner) return { kind: 'foreign' }
  const paid = state.bookings.find((each) => each.owner === wanted.owner && each.state === 'confirmed')
  if (paid) return { kind: 'paid', id: paid.id }
  if (!known && state.bookings.length >= bookLimits.bookings) return { kind: 'tooMany' }
  const missing = missingFor(state, edition, wanted)
  return missing && { kind: 'full', ...missing }
}

/** Without a seat and without a purchase, a registration only waits. */
const stateOf = ({ courses, activity, guests }: Wanted) =>
  courses.length === 0 && activity === undefined && guests === 0 ? 'waiting' : 'held'

const newBooking = (wanted: Wanted, now: number): Booking => ({
  ...wanted,
  state: stateOf(wanted),
  at: now,
  changedAt: now,
  revision: 0,
  holdEndsAt: now + bookLimits.holdMs,
  carts: [],
})

function rebooked(known: Booking, wanted: Wanted, now: number): Booking {
  const { activity: _, ...rest } = known
  const next: Booking = { ...rest, ...wanted, state: stateOf(wanted), holdEndsAt: now + bookLimits.holdMs }
  return isSame(known, next) ? { ...next, changedAt: known.changedAt } : changed(next, {}, now)
}

const isSame = (a: Booking, b: Booking) => textOf(a) === textOf(b)
const textOf = ({ state, courses, activity, waiting, guests }: Booking) =>
  JSON.stringify([state, courses, activity, waiting, guests])

/** Keeps the newest inactive registrations of a person. */
function withoutOld(bookings: readonly Booking[], owner: string): readonly Booking[] {
  const inactive = bookings.filter((each) => each.owner === owner && !isActive(each))
  const old = new Set(inactive.slice(0, -bookLimits.inactivePerOwner))
  return old.size === 0 ? bookings : bookings.filter((each) => !old.has(each))
}
