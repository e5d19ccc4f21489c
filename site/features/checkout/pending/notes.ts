import { isRecord } from '@association/content/safe/is-record.ts'
import { changeCart } from '../../cart-data/cart-store.ts'
import { deviceNote } from './device-note.ts'
import type { CheckoutNotes } from './settle.ts'

/** Longer than the server waits for the shop. */
const deadlineMs = 5000

export const checkoutNotes: CheckoutNotes = {
  pending: deviceNote('storefront-pending'),
  key: deviceNote('storefront-checkout-key'),
  changeCart,
  stateOf: (cartId) => stateOf(cartId),
  now: Date.now,
}

/** All tabs share one key, and so a checkout. */
export function checkoutKey(): string {
  const { key } = checkoutNotes
  const known = key.read()
  if (known !== null && /^[\w-]{16,64}$/.test(known)) return known
  const made = crypto.randomUUID()
  key.write(made)
  return made
}

export async function stateOf(cartId: string, orders: (names: readonly string[]) => void = () => {}) {
  try {
    const answer = await fetch(`/api/checkout/state?${new URLSearchParams({ cart: cartId })}`, {
      signal: AbortSignal.timeout(deadlineMs),
    })
    const body: unknown = answer.ok ? await answer.json() : undefined
    if (isRecord(body) && Array.isArray(body.orders)) orders(body.orders.map(String))
    return isRecord(body) && (body.state === 'open' || body.state === 'completed') ? body.state : 'unknown'
  } catch {
    return 'unknown'
  }
}
