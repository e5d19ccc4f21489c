import { type Capacity, missingFor } from './availability.ts'
import {
  type Booking,
  type BookState,
  bookingWith,
  bookLimits,
  changed,
  hasSeats,
  type NotedCart,
  withBooking,
} from './book-state.ts'

type Which = { id: string; owner: string; now: number }

/** `unknown`: there is none with this id of this person. `over`: it is paid or canceled, or its seats are gone. */
export type Renewed = 'renewed' | 'unknown' | 'over'

/**
 * Holds the seats of a registration for another hour, before its checkout opens. One that has expired gets its seats back if
 * they are still free and `canReturn` says so: its price may have ended.
 */
export function renew(
  state: BookState,
  { id, owner, now }: Which,
  { edition, canReturn }: { edition: Capacity; canReturn(booking: Booking): boolean },
): { state: BookState; result: Renewed } {
  const booking = bookingWith(state, id)
  if (!booking || booking.owner !== owner) return { state, result: 'unknown' }
  const holdEndsAt = now + bookLimits.holdMs
  if (booking.state === 'held')
    return { state: withBooking(state, { ...booking, holdEndsAt }), result: 'renewed' }
  const isFree = booking.state === 'expired' && canReturn(booking) && !missingFor(state, edition, booking)
  if (!isFree || hasActive(state, owner)) return { state, result: 'over' }
  const returned = changed(booking, { state: 'held', holdEndsAt }, now)
  return { state: withBooking(state, returned), result: 'renewed' }
}

const hasActive = ({ bookings }: BookState, owner: string) =>
  bookings.some((each) => each.owner === owner && hasSeats(each))

/** Notes a cart of the shop with a held registration. False for any other registration. */
export function noteCart(
  state: BookState,
  { id, owner, now }: Which,
  cartId: string,
): { state: BookState; result: boolean } {
  const booking = bookingWith(state, id)
  if (!booking || booking.owner !== owner || booking.state !== 'held') return { state, result: false }
  const others = booking.carts.filter((cart) => cart.id !== cartId)
  const carts = [{ id: cartId, at: now }, ...others].slice(0, bookLimits.cartsPerBooking)
  return { state: withBooking(state, { ...booking, carts }), result: true }
}

/** What the shop says about a cart. */
export type CartState = 'open' | 'completed' | 'unknown'

/**
 * The carts about which the shop must be asked: those of holds that have ended, recent ones that are not paid, and all of
 * one person.
 */
export const cartsToAsk = (
  bookings: readonly Booking[],
  { now, owner }: { now: number; owner?: string | undefined },
): NotedCart[] =>
  bookings
    .filter(({ state }) => state !== 'confirmed')
    .filter((each) => each.owner === owner || each.state !== 'held' || each.holdEndsAt <= now)
    .flatMap(({ carts }) => carts.filter((cart) => isKnown(cart, now)))

const isKnown = ({ at }: NotedCart, now: number) => now - at < bookLimits.cartMs

type Settling = { edition: Capacity; now: number; stateOf(cartId: string): CartState }

/**
 * Confirms what was paid, and gives back the seats of holds that ended without a payment. While the shop does not say
 * whether a cart was paid, its seats stay taken.
 */
export function settled(state: BookState, settling: Settling): BookState {
  return state.bookings.reduce((book, { id }) => settledOne(book, id, settling), state)
}

function settledOne(state: BookState, id: string, settling: Settling): BookState {
  const booking = bookingWith(state, id)
  if (!booking || booking.state === 'confirmed') return state
  const { now, edition, stateOf } = settling
  const answers = booking.carts.map((cart) => (isKnown(cart, now) ? stateOf(cart.id) : 'unknown'))
  if (answers.includes('completed')) return confirmed(state, booking, { edition, now })
  const hasEnded = booking.state === 'held' && booking.holdEndsAt <= now
  if (!hasEnded || answers.includes('unknown')) return state
  return withBooking(state, changed(booking, { state: 'expired' }, now))
}

/** A payment always counts. One that came too late may take more seats than there are: it says so. */
function confirmed(state: BookState, booking: Booking, { edition, now }: { edition: Capacity; now: number }) {
  const isLate = !hasSeats(booking) && missingFor(state, edition, booking) !== undefined
  const late = isLate ? ({ isOverbooked: true } as const) : {}
  return withBooking(state, changed(booking, { state: 'confirmed', ...late }, now))
}
