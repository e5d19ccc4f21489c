import { type Capacity, missingFor } from './availability.ts'
import {
  type Booking,
  type BookState,
  bookingWith,
  bookLimits,
  changed,
  hasSeats,
  holdEnd,
  isPaid,
  isRecent,
  type NotedCart,
  nextRevision,
  paidBy,
  withBooking,
} from './book-state.ts'

type Which = { id: string; owner: string; now: number }

/** `unknown`: this person has none with this id. `over`: it is paid or canceled, or its seats or prices are gone. */
export type Renewed = 'renewed' | 'unknown' | 'over'

type Renewing = { edition: Capacity; canRenew(booking: Booking): boolean }

/**
 * Renews the hold for an hour, at most three hours after the submit. An expired registration gets free seats back.
 * `canRenew` refuses ended prices.
 */
export function renew(
  state: BookState,
  { id, owner, now }: Which,
  renewing: Renewing,
): { state: BookState; result: Renewed } {
  const booking = bookingWith(state, id)
  if (!booking || booking.owner !== owner) return { state, result: 'unknown' }
  const holdEndsAt = holdEnd(booking.at, now)
  if (holdEndsAt <= now || !canBeHeld(state, booking, renewing)) return { state, result: 'over' }
  const carts = booking.carts.filter((cart) => isRecent(cart, now))
  const renewed = { ...booking, carts, holdEndsAt }
  const held = booking.state === 'held' ? renewed : changed(renewed, { state: 'held' }, now)
  return { state: withBooking(state, held), result: 'renewed' }
}

function canBeHeld(state: BookState, booking: Booking, { edition, canRenew }: Renewing): boolean {
  if (paidBy(state, booking.owner) || !canRenew(booking)) return false
  if (booking.state === 'held') return true
  const isFree = booking.state === 'expired' && !missingFor(state, edition, booking)
  return isFree && !state.bookings.some((each) => each.owner === booking.owner && hasSeats(each))
}

/** False if the registration is not held, or the person has paid for one. */
export function noteCart(
  state: BookState,
  { id, owner, now }: Which,
  cartId: string,
): { state: BookState; result: boolean } {
  const booking = bookingWith(state, id)
  const isHeld = booking?.owner === owner && booking.state === 'held' && !paidBy(state, owner)
  if (!isHeld) return { state, result: false }
  const others = booking.carts.filter((cart) => cart.id !== cartId)
  const carts = [{ id: cartId, at: now }, ...others].slice(0, bookLimits.cartsPerBooking)
  return { state: withBooking(state, { ...booking, carts }), result: true }
}

export type CartState = 'open' | 'completed' | 'unknown'

/** Returns the carts of ended holds, recent unpaid ones, and all of one person. */
export const cartsToAsk = (
  bookings: readonly Booking[],
  { now, owner }: { now: number; owner?: string | undefined },
): NotedCart[] =>
  bookings
    .filter(({ state }) => !isPaid(state) && state !== 'refunded')
    .filter((each) => each.owner === owner || each.state !== 'held' || each.holdEndsAt <= now)
    .flatMap(({ carts }) => carts.filter((cart) => isRecent(cart, now)))

type Settling = {
  edition: Capacity
  now: number
  stateOf(cartId: string): CartState
  areOrdersKnown?: boolean
}

/**
 * Confirms a paid registration, or marks it `checking` until its order is known. Frees unpaid ended holds. Seats stay
 * taken while the shop does not tell whether a cart was paid; after nine days, it counts as unpaid.
 */
export function settled(state: BookState, settling: Settling): BookState {
  return state.bookings.reduce((book, { id }) => settledOne(book, id, settling), state)
}

function settledOne(state: BookState, id: string, settling: Settling): BookState {
  const booking = bookingWith(state, id)
  if (!booking || booking.state === 'confirmed' || booking.state === 'refunded') return state
  if (booking.state === 'checking') return withoutOldCheck(state, booking, settling.now)
  const { now, edition, stateOf, areOrdersKnown } = settling
  const answers = booking.carts.filter((cart) => isRecent(cart, now)).map((cart) => stateOf(cart.id))
  if (answers.includes('completed')) {
    const to = areOrdersKnown ? 'checking' : 'confirmed'
    return paid(state, booking, { to, edition, now })
  }
  const hasEnded = booking.state === 'held' && booking.holdEndsAt <= now
  if (!hasEnded || answers.includes('unknown')) return state
  return withBooking(state, changed(booking, { state: 'expired' }, now))
}

/** A payment without any order loses its seats. An order that lacks lines keeps them until organizers settle it. */
function withoutOldCheck(state: BookState, booking: Booking, now: number): BookState {
  const { checkingSince = now, orders = [] } = booking
  if (orders.length > 0 || now - checkingSince < bookLimits.checkingMs) return state
  return withBooking(state, changed(booking, { state: 'expired', isUnclear: true }, now))
}

type Paying = { to: 'confirmed' | 'checking'; edition: Capacity; now: number }

/**
 * A payment always counts, and cancels the person's other holds. A late one may exceed the capacity (`isOverbooked`).
 */
export function paid(state: BookState, booking: Booking, { to, edition, now }: Paying): BookState {
  const revision = nextRevision(state, booking.owner)
  const freed = withoutOtherHolds(state, booking, now)
  const isLate =
    !hasSeats(booking) && missingFor(freed, edition, { ...booking, owner: undefined }) !== undefined
  const late = isLate ? ({ isOverbooked: true } as const) : {}
  const { checkingSince: _, isUnclear: __, ...rest } = booking
  const since = to === 'checking' ? { checkingSince: booking.checkingSince ?? now } : {}
  return withBooking(freed, { ...changed(rest, { state: to, ...since, ...late }, now), revision })
}

const withoutOtherHolds = ({ bookings }: BookState, { id, owner }: Booking, now: number): BookState => ({
  bookings: bookings.map((each) =>
    each.owner === owner && each.id !== id && each.state === 'held'
      ? changed(each, { state: 'canceled' }, now)
      : each,
  ),
})
