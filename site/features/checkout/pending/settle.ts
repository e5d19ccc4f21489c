import type { Cart } from '../../cart/cart.ts'
import type { DeviceNote } from './device-note.ts'
import {
  type PendingCheckout,
  parsePending,
  pendingText,
  withoutOrdered,
  withRestored,
} from './pending-checkout.ts'

/** What became of a checkout. `nothing`: none is open on this device. `unclear`: the shop does not say. */
export type Settled = 'nothing' | 'completed' | 'restored' | 'unclear'

export type CheckoutNotes = {
  /** The cart with which a visitor left for the shop. */
  pending: DeviceNote
  /** The key of the next checkout: with the same key and lines, the shop's cart is the same. */
  key: DeviceNote
  changeCart(change: (cart: Cart) => Cart): Promise<unknown>
  /** What the shop says about a cart. */
  stateOf(cartId: string): Promise<'open' | 'completed' | 'unknown'>
  now(): number
}

/** Notes the cart, then empties it. Lines that another tab added during the checkout stay. */
export async function noteLeaving(cart: Cart, cartId: string, { pending, changeCart, now }: CheckoutNotes) {
  pending.write(pendingText({ cart, cartId, at: now(), isRestored: false }))
  await changeCart((current) => withoutOrdered(current, cart))
}

/** After a return from the shop: a completed order leaves the cart empty, any other checkout fills it again. */
export async function settle(notes: CheckoutNotes): Promise<Settled> {
  const left = parsePending(notes.pending.read(), notes.now())
  if (!left) return 'nothing'
  const state = await notes.stateOf(left.cartId)
  if (state === 'completed') return complete(left, notes)
  if (state === 'unknown') return left.isRestored ? 'nothing' : 'unclear'
  if (left.isRestored) return 'nothing'
  await putBack(notes)
  return 'restored'
}

async function complete(
  left: PendingCheckout,
  { pending, key, changeCart }: CheckoutNotes,
): Promise<Settled> {
  pending.remove()
  // The next purchase of the same things is a new one.
  key.remove()
  if (left.isRestored) await changeCart((cart) => withoutOrdered(cart, left.cart))
  return 'completed'
}

/** Restores the lines of the checkout. The note stays, because the visitor may pay in another tab. */
export async function putBack({ pending, changeCart, now }: CheckoutNotes): Promise<void> {
  const left = parsePending(pending.read(), now())
  if (!left || left.isRestored) return
  pending.write(pendingText({ ...left, isRestored: true }))
  await changeCart((cart) => withRestored(cart, left.cart))
}
