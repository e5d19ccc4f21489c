import type { VariantOffer } from '@association/content/define/widgets.ts'
import { add, type Cart, entryOf, roomFor } from '../cart.ts'
import { messages } from '../messages.ts'

type Wanted = { variant: Pick<VariantOffer, 'variantId' | 'label'>; name: string; wanted: number }
type Added = {
  cart: Cart
  /** How many were added. */
  count: number
  /** What the visitor is told. */
  words: string
}

/** Puts a number of one variant into the cart, as far as there is room. */
export function added(cart: Cart, { variant: { variantId, label }, name, wanted }: Wanted): Added {
  const fullName = label === '' ? name : `${name}, ${label}`
  const count = Math.min(wanted, roomFor(cart, variantId))
  return {
    cart: add(cart, { variantId, quantity: wanted }),
    count,
    words: wordsFor({ count, wanted, fullName, isKnown: entryOf(cart, variantId) !== undefined }),
  }
}

type Case = { count: number; wanted: number; fullName: string; isKnown: boolean }

function wordsFor({ count, wanted, fullName, isKnown }: Case) {
  if (count === wanted) return messages.added(fullName)
  return isKnown ? messages.most(fullName) : messages.full
}
