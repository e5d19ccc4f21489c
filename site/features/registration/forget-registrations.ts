import type { Cart } from '../cart-data/cart.ts'
import { checkoutNotes } from '../checkout/pending/notes.ts'
import { parsePending, pendingText } from '../checkout/pending/pending-checkout.ts'
import type { CheckoutNotes } from '../checkout/pending/settle.ts'
import { registrationsIn } from './line-kind/registered-lines.ts'

/**
 * The lines name the attendee and the guests. The server keeps the registrations, and “Add to cart again” restores the
 * lines.
 */
export async function forgetRegistrations({
  pending,
  changeCart,
}: Pick<CheckoutNotes, 'pending' | 'changeCart'> = checkoutNotes): Promise<void> {
  const text = pending.read()
  const checkouts = parsePending(text).map((each) => ({ ...each, cart: withoutRegistrations(each.cart) }))
  if (text !== null) pending.write(pendingText(checkouts))
  await changeCart(withoutRegistrations)
}

/** Returns the same cart if nothing was removed. */
function withoutRegistrations(cart: Cart): Cart {
  const all = Object.entries(cart)
  const others = all.filter(([, entry]) => registrationsIn([entry]).length === 0)
  return others.length === all.length ? cart : Object.fromEntries(others)
}
