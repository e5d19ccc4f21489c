import type { VariantOffer } from '@association/content/define/widgets.ts'
import { messages } from '../../cart/messages.ts'
import { add, type Cart, entryOf, roomFor } from '../../cart-data/cart.ts'

type Variant = Pick<VariantOffer, 'variantId' | 'label'>
type Addition = { variant: Variant; name: string; wanted: number }
type Added = {
  cart: Cart
  count: number
  words: string
}

export function added(cart: Cart, { variant: { variantId, label }, name, wanted }: Addition): Added {
  const fullName = label === '' ? name : `${name}, ${label}`
  const count = Math.min(wanted, roomFor(cart, variantId))
  return {
    cart: add(cart, { variantId, quantity: wanted }),
    count,
    words: wordsFor({ count, wanted, fullName, isKnown: entryOf(cart, variantId) !== undefined }),
  }
}

/** Adds all or none, because the variants belong together. */
export function addedTogether(cart: Cart, variants: readonly Variant[], name: string): Added {
  const missing = variants.filter(({ variantId }) => !entryOf(cart, variantId))
  const filled = missing.reduce((all, { variantId }) => add(all, { variantId, quantity: 1 }), cart)
  const isWhole = variants.every(({ variantId }) => entryOf(filled, variantId))
  return isWhole
    ? { cart: filled, count: missing.length, words: messages.added(name) }
    : { cart, count: 0, words: messages.full }
}

type Case = { count: number; wanted: number; fullName: string; isKnown: boolean }

function wordsFor({ count, wanted, fullName, isKnown }: Case) {
  if (count === wanted) return messages.added(fullName)
  return isKnown ? messages.most(fullName) : messages.full
}
