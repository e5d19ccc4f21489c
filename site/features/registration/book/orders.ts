import {
  hasReturns,
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

type OrderUpdate = {
  /** The id of the registration. */
  id: string
  news: OrderNews
  edition: Capacity
  lines: readonly { variantId: string; quantity: number }[]
  /** Milliseconds since 1970. */
  now: number
}

/** The news can come in any order, and repeatedly. The newest versions of all orders decide the state together. */
export function withOrder(state: BookState, update: OrderUpdate): BookState {
  const { id, news, edition, lines, now } = update
  const booking = bookingWith(state, id)
  if (!booking) return state
  const orders = ordersWith(booking.orders ?? [], news, id)
  if (JSON.stringify(orders) === JSON.stringify(booking.orders ?? [])) return state
  const updated = { ...booking, orders }
  const next = withBooking(state, updated)
  const payment = paymentOf(orders, lines, id)
  if (payment === 'returned')
    return booking.state === 'refunded' || booking.state === 'canceled'
      ? next
      : withBooking(next, changed(updated, { state: 'refunded' }, now))
  const to = payment === 'whole' ? 'confirmed' : 'checking'
  if (payment === undefined || booking.state === to) return next
  return paid(next, updated, { to, edition, now })
}

/** Tells whether the orders pay for all lines. */
function paymentOf(
  orders: readonly NotedOrder[],
  lines: OrderUpdate['lines'],
  id: string,
): 'whole' | 'short' | 'returned' | undefined {
  const known = orders.filter(({ updatedAt }) => updatedAt > 0)
  const pieces = known.map((order) => paidPieces({ ...order, isTest: false, registrations: [id] }, id))
  const paidOf = (variantId: string) =>
    pieces.reduce((sum, each) => sum + (each.get(variantNumber(variantId)) ?? 0), 0)
  if (pieces.some(({ size }) => size > 0))
    return lines.every(({ variantId, quantity }) => paidOf(variantId) >= quantity) ? 'whole' : 'short'
  return known.some(hasReturns) ? 'returned' : undefined
}

/** Stores refunds by id, so a repeated one counts once. */
function ordersWith(orders: readonly NotedOrder[], news: OrderNews, id: string): NotedOrder[] {
  const orderId = 'order' in news ? news.order.id : news.orderId
  const before = orders.find((order) => order.id === orderId) ?? unknownOrder(orderId)
  const after = 'order' in news ? notedOrder(news.order, id) : { ...before, refunds: [news.refund] }
  // Two versions can have the same time, because the shop counts in seconds. It never takes back a cancellation.
  const isNewer =
    after.updatedAt > before.updatedAt || (after.updatedAt === before.updatedAt && !before.isCanceled)
  const newest = isNewer ? after : before
  const refunds = new Map([...before.refunds, ...after.refunds].map((refund) => [refund.id, refund]))
  const order = { ...newest, refunds: [...refunds.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)) }
  return [...orders.filter((each) => each.id !== orderId), order]
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, bookLimits.ordersPerBooking)
}

const unknownOrder = (id: string): NotedOrder => ({
  id,
  name: '',
  isPaid: false,
  isCanceled: false,
  createdAt: 0,
  updatedAt: 0,
  lines: [],
  refunds: [],
})

/** Keeps the lines for this registration. If the order has only this one, unmarked lines belong to it too. */
function notedOrder(order: ShopOrder, id: string): NotedOrder {
  const { isTest: _, registrations: __, ...rest } = order
  const isOnlyOne = registrationsOf(order).length === 1
  return {
    ...rest,
    lines: order.lines.filter(({ registration }) => (registration ?? (isOnlyOne && id)) === id),
  }
}

/** Returns the names of paid orders, such as `#1001`. An order known only by its refund is left out. */
export const orderNames = ({ orders = [] }: Pick<Booking, 'orders'>): string[] =>
  orders.flatMap(({ name, isPaid }) => (isPaid && name !== '' ? name : []))
