import type { CartLine, CreatedCart, Storefront } from '@association/services/storefront'
import { inTime, late } from '@association/services/upstream'
import { ownRequest } from '../../../base/security/own-request.ts'
import { problem } from '../../../base/security/problem.ts'
import type { LineKind } from '../../cart-data/line-kind.ts'
import { type LinePieces, piecesIn } from '../../cart-data/variant-number.ts'
import type { Session } from '../../session/session.ts'
import type { CreatedCheckout, UnsoldLines } from '../created-checkout.ts'
import { messages, routeMessages } from '../messages.ts'
import { type Catalog, differencesOf } from './differences.ts'
import { deadlinesMs, maxCartBytes } from './limits.ts'
import { once, type SharedMemory } from './once.ts'
import { type Order, readOrder } from './read-order.ts'

export type MadeCart = {
  cartId: string
  lines: readonly CartLine[]
  sold: readonly LinePieces[]
  subject: string
}

/**
 * `differs`: the cart differs from a reservation. `notHeld`: the group or its prices are gone, or another person owns
 * it.
 */
export type RefusedCart = 'differs' | 'notHeld' | UnsoldLines
export type NotedCart = 'noted' | RefusedCart

export type CartParts = {
  config: { siteUrl: string; hosts: readonly string[] }
  sessionOf(request: Request): Promise<Session | undefined>
  shop: Pick<Storefront, 'createCart' | 'cartNow'>
  memory: SharedMemory
  /** Rejects if the content is out of reach. */
  catalog(): Promise<Catalog>
  lineKind: Pick<LineKind, 'groupsIn' | 'messages'>
  noteCart(made: MadeCart): Promise<NotedCart>
  unlessAway(work: () => Promise<Response>): Promise<Response>
  deadlineMs?: number
}

/**
 * Answers `POST /api/checkout/cart` with `{ lines, key }`. Equal key and lines get the same cart until it becomes an
 * order. Each answer compares the shop's current cart.
 */
export async function answerCart(request: Request, parts: CartParts): Promise<Response> {
  const session = await parts.sessionOf(request)
  if (!session) return problem(401, messages.loggedOut)
  const body = await ownRequest(request, { ...parts.config, maxBytes: maxCartBytes })
  if (body instanceof Response) return body
  const order = readOrder(body)
  if ('wrong' in order) return problem(400, order.wrong)
  const made = Promise.all([
    createOnce(order, session, parts),
    // Without Contentful, the checkout uses the shop's names.
    parts.catalog().catch(() => undefined),
  ])
  const answer = await inTime(made, parts.deadlineMs ?? deadlinesMs.cart)
  if (answer === late) return problem(504, routeMessages.shopLate)
  const [created, catalog] = answer
  if (created === false) return problem(502, routeMessages.shopFailed)
  const said = parts.lineKind.messages
  return parts.unlessAway(async () => {
    const bought = { cartId: created.id, lines: order.lines, sold: created.lines, subject: session.subject }
    const noted = await parts.noteCart(bought)
    if (noted !== 'noted')
      return problem(409, typeof noted === 'string' ? said.differs : { detail: said.unsold, unsold: noted })
    const checkout: CreatedCheckout = {
      cartId: created.id,
      checkoutUrl: created.checkoutUrl,
      lines: created.lines.map(({ variantId, quantity, priceCents }) => ({
        variantId,
        quantity,
        priceCents,
      })),
      differences: differencesOf({ lines: order.lines, created, catalog }),
    }
    return Response.json(checkout, { headers: { 'cache-control': 'private, no-store' } })
  })
}

/** A visitor gets no incomplete group, because the shop may sell the lines again. */
const hasItsGroups = (lines: Order['lines'], { lines: sold }: CreatedCart, { lineKind }: CartParts) =>
  lines.every(
    (line) =>
      lineKind.groupsIn([line]).length === 0 ||
      piecesIn(sold, line.variantId) >= piecesIn(lines, line.variantId),
  )

function createOnce({ lines, key }: Order, { subject, email }: Session, parts: CartParts) {
  const { shop, memory } = parts
  return once<CreatedCart>(memory, {
    key: [subject, key, JSON.stringify(lines)],
    async renew(kept) {
      const now = await shop.cartNow(kept.id)
      if (now === 'completed') return undefined
      const renewed = now === 'unknown' ? kept : { ...now, userErrors: kept.userErrors }
      return hasItsGroups(lines, renewed, parts) ? renewed : undefined
    },
    make: () => shop.createCart(lines, email === undefined ? {} : { email }),
  })
}
