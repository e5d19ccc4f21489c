import type { Cart } from '../../cart-data/cart.ts'
import type { DeviceNote } from './device-note.ts'
import {
  isForgotten,
  type PendingCheckout,
  parsePending,
  pendingText,
  withoutOrdered,
  withRestored,
} from './pending-checkout.ts'

/** Sorted by importance. `unclear`: the shop does not tell. `nothing`: no checkout is open. */
const outcomes = ['unclear', 'completed', 'restored', 'nothing'] as const
export type Settled = (typeof outcomes)[number]

export type CheckoutNotes = {
  pending: DeviceNote
  key: DeviceNote
  changeCart(change: (cart: Cart) => Cart): Promise<unknown>
  stateOf(cartId: string): Promise<'open' | 'completed' | 'unknown'>
  now(): number
}

/**
 * Notes the cart, then empties it. Keeps lines that another tab added meanwhile, or all if the note cannot be stored.
 * Earlier checkouts stay noted until their lines return to a cart. This page may end while another tab locks the cart,
 * so the note is `leaving` until the cart changes.
 */
export async function noteLeaving(cart: Cart, cartId: string, notes: CheckoutNotes) {
  const earlier = noted(notes).filter((each) => each.cartId !== cartId && each.state === 'left')
  const left: PendingCheckout = { cart, cartId, at: notes.now(), state: 'leaving' }
  if (!notes.pending.write(pendingText([...earlier, left]))) {
    notes.pending.write(pendingText([...earlier, { ...left, state: 'restored' }]))
    return
  }
  await changeBoth(left, notes, (current, lines) => {
    // The visitor may be back by now.
    if (current.state !== 'leaving') return { note: current, cart: lines }
    return { note: { ...current, state: 'left' }, cart: withoutOrdered(lines, cart) }
  })
}

/** A completed order empties the cart; another checkout refills it. If the shop does not tell, the visitor decides. */
export async function settle(notes: CheckoutNotes, decision: Decision = 'unclear'): Promise<Settled> {
  const settled = await Promise.all(
    noted(notes).map(async (left) => {
      const state = isForgotten(left, notes.now()) ? 'forgotten' : await notes.stateOf(left.cartId)
      if (state === 'completed') return complete(left, notes)
      if (left.state === 'restored') return state === 'forgotten' ? discard(left, notes) : 'nothing'
      return state === 'open' ? putBack(left, notes) : decide(decision, left, notes)
    }),
  )
  return outcomes.find((outcome) => settled.includes(outcome)) ?? 'nothing'
}

type Decision = 'unclear' | 'completed' | 'restored'

function decide(decision: Decision, left: PendingCheckout, notes: CheckoutNotes) {
  if (decision === 'unclear') return decision
  return decision === 'completed' ? complete(left, notes) : putBack(left, notes)
}

async function complete(left: PendingCheckout, notes: CheckoutNotes): Promise<Settled> {
  const before = await changeBoth(left, notes, (current, lines) => ({
    note: undefined,
    cart: current.state === 'left' ? lines : withoutOrdered(lines, current.cart),
  }))
  if (!before) return 'nothing'
  // The next purchase is a new one.
  notes.key.remove()
  return 'completed'
}

/** The note stays, because the visitor may pay in another tab. */
async function putBack(left: PendingCheckout, notes: CheckoutNotes): Promise<Settled> {
  const before = await changeBoth(left, notes, (current, lines) => ({
    note: { ...current, state: 'restored' },
    cart: current.state === 'restored' ? lines : withRestored(lines, current.cart),
  }))
  return !before || before.state === 'restored' ? 'nothing' : 'restored'
}

async function discard(left: PendingCheckout, notes: CheckoutNotes): Promise<Settled> {
  await changeBoth(left, notes, (_, cart) => ({ note: undefined, cart }))
  return 'nothing'
}

const noted = ({ pending }: CheckoutNotes) => parsePending(pending.read())

type Both = { note: PendingCheckout | undefined; cart: Cart }

/** Uses the cart's lock. Returns the previous note; undefined if another tab removed it. */
async function changeBoth(
  { cartId }: PendingCheckout,
  notes: CheckoutNotes,
  change: (current: PendingCheckout, cart: Cart) => Both,
): Promise<PendingCheckout | undefined> {
  let before: PendingCheckout | undefined
  await notes.changeCart((cart) => {
    const all = noted(notes)
    before = all.find((each) => each.cartId === cartId)
    if (!before) return cart
    const both = change(before, cart)
    const changed = all.flatMap((each) => (each.cartId === cartId ? (both.note ?? []) : each))
    if (changed.length > 0) notes.pending.write(pendingText(changed))
    else notes.pending.remove()
    return both.cart
  })
  return before
}
