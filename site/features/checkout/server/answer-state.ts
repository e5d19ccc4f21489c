import type { Storefront } from '@association/services/storefront'
import { inTime, late } from '@association/services/upstream'
import { problem } from '../../../base/security/problem.ts'
import { routeMessages } from '../messages.ts'
import { deadlinesMs } from './limits.ts'

/** For example `gid://shopify/Cart/Z2NwLXVz?key=1f0c`. */
const cartIdPattern = /^gid:\/\/shopify\/Cart\/[\w-]{1,200}(?:\?key=[\w-]{1,200})?$/

type StateParts = Pick<Storefront, 'cartState'> & {
  /** Confirms paid groups. Resolves with the names of the orders. */
  confirmCart(cartId: string): Promise<string[]>
  log: { warn(message: string): void }
  deadlineMs?: number
}

/** Answers `GET /api/checkout/state?cart=<id>`. The id of the cart is the only permission. */
export async function answerState(
  request: Request,
  { cartState, confirmCart, log, deadlineMs = deadlinesMs.state }: StateParts,
): Promise<Response> {
  const cartId = new URL(request.url).searchParams.get('cart') ?? ''
  if (!cartIdPattern.test(cartId)) return problem(400, routeMessages.noCartId)
  const confirmed = (id: string) =>
    confirmCart(id).catch((error) => {
      log.warn(`A registration is confirmed later: ${error}`)
      return []
    })
  const state = await inTime(cartState(cartId), deadlineMs)
  const orders = state === 'completed' ? await confirmed(cartId) : []
  return Response.json(
    { state: state === late ? 'unknown' : state, ...(orders.length > 0 && { orders }) },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}
