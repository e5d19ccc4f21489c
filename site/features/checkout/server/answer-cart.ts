import type { Storefront } from '@association/services/storefront'
import { inTime, late } from '@association/services/upstream'
import { ownRequest } from '../../../security/own-request.ts'
import { problem } from '../../../security/problem.ts'
import type { Noted } from '../../registration/submit/cart-notes.ts'
import { unlessAway } from '../../registration/submit/unless-away.ts'
import type { Session } from '../../session/session.ts'
import type { CreatedCheckout } from '../created-checkout.ts'
import { messages } from '../messages.ts'
import { type Catalog, differencesOf } from './differences.ts'
import { deadlinesMs, maxCartBytes } from './limits.ts'
import { once, type SharedMemory } from './once.ts'
import { type Order, readOrder } from './read-order.ts'

export type CartParts = {
  config: { siteUrl: string; hosts: readonly string[] }
  sessionOf(request: Request): Promise<Session | undefined>
  shop: Pick<Storefront, 'createCart' | 'cartState'>
  memory: SharedMemory
  /** Rejects if the content is out of reach. */
  catalog(): Promise<Catalog>
  /** Notes the cart with the registrations for events in its lines. */
  noteCart(made: { cartId: string; lines: Order['lines']; subject: string }): Promise<Noted>
  log: { warn(message: string): void }
  deadlineMs?: number
}

/**
 * `POST /api/checkout/cart` with `{ lines, key }`: makes a cart in the shop. The same key and lines get the same cart,
 * until it becomes an order.
 */
export async function answerCart(request: Request, parts: CartParts): Promise<Response> {
  const session = await parts.sessionOf(request)
  if (!session) return problem(401, messages.loggedOut)
  const body = await ownRequest(request, { ...parts.config, maxBytes: maxCartBytes })
  if (body instanceof Response) return body
  const order = readOrder(body)
  if ('wrong' in order) return problem(400, order.wrong)
  const created = await inTime(createOnce(order, session, parts), parts.deadlineMs ?? deadlinesMs.cart)
  if (created === late) return problem(504, messages.shopLate)
  if (created === false) return problem(502, messages.shopFailed)
  return unlessAway(parts.log, async () => {
    const made = { cartId: created.cartId, lines: order.lines, subject: session.subject }
    const noted = await parts.noteCart(made)
    if (noted !== 'noted') return problem(409, messages.registrationDiffers)
    return Response.json(created, { headers: { 'cache-control': 'private, no-store' } })
  })
}

function createOnce({ lines, key }: Order, { subject, email }: Session, parts: CartParts) {
  const { shop, memory, catalog } = parts
  return once<CreatedCheckout>(memory, {
    key: [subject, key, JSON.stringify(lines)],
    isUsable: async ({ cartId }) => (await shop.cartState(cartId)) !== 'completed',
    async make() {
      const [created, known] = await Promise.all([
        shop.createCart(lines, email === undefined ? {} : { email }),
        // Without Contentful the checkout still works, with the names of the shop.
        catalog().catch(() => undefined),
      ])
      if (created === false) return false
      const differences = differencesOf({ lines, created, catalog: known })
      return { cartId: created.id, checkoutUrl: created.checkoutUrl, differences }
    },
  })
}
