import type { Cart } from '../../cart/cart.ts'
import type { DeviceNote } from './device-note.ts'
import {
  isForgotten,
  type PendingCheckout,
  parsePending,
  pendingText,
  withoutOrdered,
  withRestored,
} from './pending-checkout.ts'

/** What became of checkouts, the most important first. `unclear`: the shop does not say. `nothing`: none is open. */
const outcomes = ['unclear', 'completed', 'restored', 'nothing'] as const
export type Settled = (typeof outcomes)[number]

export type CheckoutNotes = {
  /** The carts with which a visitor left for the shop. */
  pending: DeviceNote
  /** The key of the next checkout: with the same key and lines, the shop's cart is the same. */
  key: DeviceNote
  changeCart(change: (cart: Cart) => Cart): Promise<unknown>
  /** What the shop says about a cart. */
  stateOf(cartId: string): Promise<'open' | 'completed' | 'unknown'>
  now(): number
}

/**
 * Notes the cart, then empties it. Lines that another tab added during the checkout stay. The whole cart stays if the
 * browser cannot store the note. Earlier checkouts stay noted until their lines are in a cart again.
 */
export async function noteLeaving(cart: Cart, cartId: string, notes: CheckoutNotes) {
  const earlier = noted(notes).filter((each) => each.cartId !== cartId && !each.isRestored)
  const left = { cart, cartId, at: notes.now(), isRestored: false }
  if (notes.pending.write(pendingText([...earlier, left])))
    await notes.changeCart((current) => withoutOrdered(current, cart))
  else notes.pending.write(pendingText([...earlier, { ...left, isRestored: true }]))
}

/**
 * After a return from the shop: each completed order leaves the cart empty, each other checkout fills it again. Where
 * the shop does not say, the visitor decides.
 */
export async function settle(notes: CheckoutNotes, decision: Decision = 'unclear'): Promise<Settled> {
  const settled = await Promise.all(
    noted(notes).map(async (left) => {
      const state = isForgotten(left, notes.now()) ? 'forgotten' : await notes.stateOf(left.cartId)
      if (state === 'completed') return complete(left, notes)
      if (left.isRestored) return state === 'forgotten' ? discard(left, notes) : 'nothing'
      return state === 'open' ? putBack(left, notes) : decide(decision, left, notes)
    }),
  )
  return outcomes.find((outcome) => settled.includes(outcome)) ?? 'nothing'
}

/** What the visitor says about a checkout that the shop does not know; `unclear` before an answer. */
type Decision = 'unclear' | 'completed' | 'restored'

function decide(decision: Decision, left: PendingCheckout, notes: CheckoutNotes) {
  if (decision === 'unclear') return decision
  return decision === 'completed' ? complete(left, notes) : putBack(left, notes)
}

async function complete(left: PendingCheckout, notes: CheckoutNotes): Promise<Settled> {
  const current = changeNoted(left, notes, () => [])
  if (!current) return 'nothing'
  // The next purchase of the same things is a new one.
  notes.key.remove()
  if (current.isRestored) await notes.changeCart((cart) => withoutOrdered(cart, current.cart))
  return 'completed'
}

/** Restores the lines of a checkout. The note stays, because the visitor may pay in another tab. */
async function putBack(left: PendingCheckout, notes: CheckoutNotes): Promise<Settled> {
  const current = changeNoted(left, notes, (each) => [{ ...each, isRestored: true }])
  if (!current || current.isRestored) return 'nothing'
  await notes.changeCart((cart) => withRestored(cart, current.cart))
  return 'restored'
}

function discard(left: PendingCheckout, notes: CheckoutNotes): Settled {
  changeNoted(left, notes, () => [])
  return 'nothing'
}

const noted = ({ pending }: CheckoutNotes) => parsePending(pending.read())

/** Changes one note and returns it as it was; undefined if another tab has removed it. */
function changeNoted(
  { cartId }: PendingCheckout,
  notes: CheckoutNotes,
  change: (current: PendingCheckout) => PendingCheckout[],
): PendingCheckout | undefined {
  const all = noted(notes)
  const changed = all.flatMap((each) => (each.cartId === cartId ? change(each) : each))
  if (changed.length > 0) notes.pending.write(pendingText(changed))
  else notes.pending.remove()
  return all.find((each) => each.cartId === cartId)
}
