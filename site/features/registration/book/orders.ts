import {
  isReturned,
  type OrderRefund,
  paidPieces,
  registrationsOf,
  type ShopOrder,
} from '@association/services/orders/order.ts'
import { variantNumber } from '../../cart-data/variant-number.ts'
import type { Capacity } from './availability.ts'
import {
  type Booking,
  type BookState,
  bookingWith,
  bookLimits,
  changed,
  type NotedOrder,
  withBooking,
} from './book-state.ts'
import { paid } from './hold.ts'

/** A refund can arrive before its order. */
export type OrderNews = { order: ShopOrder } | { orderId: string; refund: OrderRefund }

type Noting = {
  id: string
  news: OrderNews
  edition: Capacity
  lines: readonly { variantId: string; quantity: number }[]
  now: number
}

/** Accepts news in any order, and repeatedly. All orders decide the state together, each by its newest version. */
export function withOrder(state: BookState, noting: Noting): BookState {
  const { id, news, edition, lines, now } = noting
  const booking = bookingWith(state, id)
  if (!booking) return state
  const orders = noted(booking.orders ?? [], news, id)
  if (JSON.stringify(orders) === JSON.stringify(booking.orders ?? [])) return state
  const known = { ...booking, orders }
  const next = withBooking(state, known)
  const verdict = verdictOn(orders, lines, id)
  if (verdict === 'returned')
    return booking.state === 'refunded' || booking.state === 'canceled'
      ? next
      : withBooking(next, changed(known, { state: 'refunded' }, now))
  const to = verdict === 'whole' ? 'confirmed' : 'checking'
  if (verdict === undefined || booking.state === to) return next
  return paid(next, known, { to, edition, now })
}

function verdictOn(
  orders: readonly NotedOrder[],
  lines: Noting['lines'],
  id: string,
): 'whole' | 'short' | 'returned' | undefined {
  const known = orders.filter(({ updatedAt }) => updatedAt > 0)
  const pieces = known.map((order) => paidPieces({ ...order, isTest: false, registrations: [id] }, id))
  const paidOf = (variantId: string) =>
    pieces.reduce((sum, each) => sum + (each.get(variantNumber(variantId)) ?? 0), 0)
  if (pieces.some(({ size }) => size > 0))
    return lines.every(({ variantId, quantity }) => paidOf(variantId) >= quantity) ? 'whole' : 'short'
  return known.some(isReturned) ? 'returned' : undefined
}

/** Stores refunds by id, so a repeated one counts once. */
function noted(orders: readonly NotedOrder[], news: OrderNews, id: string): NotedOrder[] {
  const orderId = 'order' in news ? news.order.id : news.orderId
  const before = orders.find((order) => order.id === orderId) ?? unknownOrder(orderId)
  const now = 'order' in news ? linesFor(news.order, id) : { ...before, refunds: [news.refund] }
  // The shop's times are in seconds. It never takes back a cancellation.
  const isNewer =
    now.updatedAt > before.updatedAt || (now.updatedAt === before.updatedAt && !before.isCanceled)
  const newest = isNewer ? now : before
  const refunds = new Map([...before.refunds, ...now.refunds].map((refund) => [refund.id, refund]))
  const order = { ...newest, refunds: [...refunds.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)) }
  return [...orders.filter((each) => each.id !== orderId), order]
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, bookLimits.ordersPerBooking)
}

const unknownOrder = (id: string): NotedOrder => ({
  ...{ id, name: '', isPaid: false, isCanceled: false, createdAt: 0, updatedAt: 0, lines: [], refunds: [] },
})

function linesFor(order: ShopOrder, id: string): NotedOrder {
  const { isTest: _, registrations: __, ...rest } = order
  const only = registrationsOf(order).length === 1
  return { ...rest, lines: order.lines.filter(({ registration }) => (registration ?? (only && id)) === id) }
}

/** Returns names such as `#1001`, without orders of which only a refund is known. */
export const orderNames = ({ orders = [] }: Pick<Booking, 'orders'>): string[] =>
  orders.flatMap(({ name, isPaid }) => (isPaid && name !== '' ? name : []))
