import {
  hasReturns,
  type PaidPieces,
  paidPieces,
  registrationsOf,
  type ShopOrder,
} from '@association/services/orders/order.ts'
import type { ExportedRegistration } from '@association/services/registrations/exported.ts'

/**
 * `missing`: no paid order. `short` / `extra`: orders lack lines / have more. `refunded`: canceled or refunded.
 * `foreign`: the site lacks the registration. `duplicate`: paid twice. `late`: paid although its seats were released or
 * are not paid for the site.
 */
export type FindingKind = 'missing' | 'short' | 'extra' | 'refunded' | 'foreign' | 'duplicate' | 'late'

export type Finding = {
  kind: FindingKind
  registration: string
  /** Undefined for a foreign registration. */
  edition: string | undefined
  orders: readonly string[]
  detail: string
}

export type Registered = Pick<
  ExportedRegistration,
  'id' | 'state' | 'lines' | 'isOverbooked' | 'isUnclear'
> & {
  edition: string
}

export function compare(registered: readonly Registered[], orders: readonly ShopOrder[]): Finding[] {
  const known = new Set(registered.map(({ id }) => id))
  const byId = Map.groupBy(
    orders
      .filter(({ isPaid }) => isPaid)
      .flatMap((order) => registrationsOf(order).map((id) => ({ id, order }))),
    ({ id }) => id,
  )
  const ordersOf = (id: string) => (byId.get(id) ?? []).map(({ order }) => order)
  const foreign = [...byId.keys()].filter((id) => !known.has(id) && livingOf(ordersOf(id), id).length > 0)
  return [
    ...registered.flatMap((each) => findingsOf(each, ordersOf(each.id))),
    ...foreign.map((id): Finding => {
      const detail = 'the site has no such registration'
      return { kind: 'foreign', registration: id, edition: undefined, orders: namesOf(ordersOf(id)), detail }
    }),
  ]
}

type Living = { order: ShopOrder; pieces: PaidPieces }

const livingOf = (orders: readonly ShopOrder[], id: string): Living[] =>
  orders.map((order) => ({ order, pieces: paidPieces(order, id) })).filter(({ pieces }) => pieces.size > 0)

const namesOf = (orders: readonly ShopOrder[]) => orders.map(({ name }) => name)

function findingsOf(registered: Registered, orders: readonly ShopOrder[]): Finding[] {
  const { id, state, edition, isOverbooked, isUnclear } = registered
  const living = livingOf(orders, id)
  const finding = (kind: FindingKind, detail: string): Finding => ({
    ...{ kind, registration: id, edition, detail },
    orders: namesOf(kind === 'refunded' ? orders : living.map(({ order }) => order)),
  })
  if (state !== 'confirmed' && state !== 'checking') {
    if (living.length > 0) return [finding('late', `it is ${state} on the site`)]
    return isUnclear ? [finding('missing', 'a payment was noted, and no order came for it')] : []
  }
  if (orders.length === 0) return [finding('missing', `it is ${state}, and no paid order names it`)]
  if (living.length === 0) return [finding('refunded', `it is ${state}, and nothing of it is paid`)]
  const late = isOverbooked ? [finding('late', 'its seats were given to another attendee before')] : []
  return [...late, ...lineFindings(registered, { orders, living, finding })]
}

type Compared = {
  orders: readonly ShopOrder[]
  living: readonly Living[]
  finding(kind: FindingKind, detail: string): Finding
}

function lineFindings({ lines }: Registered, { orders, living, finding }: Compared): Finding[] {
  const wanted = piecesOf(lines)
  const paid = new Map<string, number>()
  for (const { pieces } of living) for (const [id, count] of pieces) paid.set(id, (paid.get(id) ?? 0) + count)
  const names = new Map(lines.map(({ variantId, name }) => [numberOf(variantId), name]))
  const lacking = differences(wanted, paid, names)
  const surplus = differences(paid, wanted, names)
  const isTwice = [...paid.keys()].some(
    (id) => (wanted.get(id) ?? 0) > 0 && living.filter(({ pieces }) => pieces.has(id)).length > 1,
  )
  return [
    ...(lacking && orders.some(hasReturns) ? [finding('refunded', `no longer paid: ${lacking}`)] : []),
    ...(lacking && !orders.some(hasReturns) ? [finding('short', `not paid: ${lacking}`)] : []),
    ...(surplus && isTwice ? [finding('duplicate', `paid more than once: ${surplus}`)] : []),
    ...(surplus && !isTwice ? [finding('extra', `not registered: ${surplus}`)] : []),
  ]
}

const numberOf = (variantId: string) => variantId.slice(variantId.lastIndexOf('/') + 1)

function piecesOf(lines: Registered['lines']): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { variantId, quantity } of lines) {
    const number = numberOf(variantId)
    pieces.set(number, (pieces.get(number) ?? 0) + quantity)
  }
  return pieces
}

/** Returns, for example, `2 × Guest`. */
function differences(
  more: PaidPieces,
  less: PaidPieces,
  names: ReadonlyMap<string, string>,
): string | undefined {
  const words = [...more].flatMap(([id, count]) => {
    const surplus = count - (less.get(id) ?? 0)
    return surplus > 0 ? `${surplus} × ${names.get(id) ?? `variant ${id}`}` : []
  })
  return words.length > 0 ? words.join(', ') : undefined
}
