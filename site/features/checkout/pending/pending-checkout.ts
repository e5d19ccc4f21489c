import { isRecord } from '@association/content/safe/is-record.ts'
import { parsedJson } from '@association/content/safe/parsed-json.ts'
import { add, type Cart, entryOf, linesOf, remove, setQuantity } from '../../cart-data/cart.ts'
import { parseCart } from '../../cart-data/parse-cart.ts'

export type PendingCheckout = {
  cart: Cart
  cartId: string
  /** Unix milliseconds. */
  at: number
  state: PendingState
}

/** `leaving`: the lines are still in the cart. `left`: only in this note. `restored`: in the cart again. */
export type PendingState = 'leaving' | 'left' | 'restored'

/** The shop forgets a cart after ten days, and then answers as after an order. */
const keepMs = 9 * 24 * 60 * 60 * 1000

export const isForgotten = ({ at }: PendingCheckout, now: number) => !(Math.abs(now - at) < keepMs)

export const pendingText = (pending: readonly PendingCheckout[]) => JSON.stringify(pending)

/** Oldest first, without invalid ones: a browser's storage can contain anything. */
export function parsePending(text: string | null): PendingCheckout[] {
  const stored = text === null ? undefined : parsedJson(text)
  return Array.isArray(stored) ? stored.flatMap(pendingOf) : []
}

function pendingOf(stored: unknown): PendingCheckout | [] {
  if (!isRecord(stored) || typeof stored.cartId !== 'string' || typeof stored.at !== 'number') return []
  const { cart } = parseCart(JSON.stringify(stored.cart ?? {}))
  if (Object.keys(cart).length === 0) return []
  return { cart, cartId: stored.cartId, at: stored.at, state: stateOf(stored) }
}

/** Earlier releases wrote `isRestored`. */
function stateOf({ state, isRestored }: Record<string, unknown>): PendingState {
  if (state === 'leaving' || state === 'restored') return state
  return isRestored === true ? 'restored' : 'left'
}

/** A line already in the cart keeps its quantity. */
export const withRestored = (cart: Cart, restored: Cart): Cart =>
  linesOf(restored)
    .filter(({ variantId }) => !entryOf(cart, variantId))
    .reduce(add, cart)

export const withoutOrdered = (cart: Cart, ordered: Cart): Cart =>
  linesOf(ordered).reduce((rest, { variantId, quantity }) => {
    const more = (entryOf(rest, variantId)?.quantity ?? 0) - quantity
    return more > 0 ? setQuantity(rest, variantId, more) : remove(rest, variantId)
  }, cart)
