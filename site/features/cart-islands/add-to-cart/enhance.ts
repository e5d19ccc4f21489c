import type { Companion, VariantOffer } from '@association/content/define/widgets.ts'
import { wayOf } from '@association/content/shared/products/analytics-item.ts'
import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { offeredItem } from '../../analytics/offered-item.ts'
import { track } from '../../analytics/track.ts'
import { add, type Cart, entryOf, roomFor } from '../../cart-data/cart.ts'
import { changeCart } from '../../cart-data/cart-store.ts'
import { messages as limitMessages } from '../../cart-data/messages.ts'
import { openDrawer } from '../drawer/open-drawer.ts'
import { messages } from '../messages.ts'
import { partsOf, sayOutcome, showFeedback, showPrice } from './parts.ts'

export type AddToCartOptions = {
  name: string
  productType: string
  variants: readonly VariantOffer[]
  supportEmail: string
  together?: Companion | undefined
}

export const enhance: Enhance<AddToCartOptions> = (element, options) => {
  const { supportEmail } = options
  const parts = partsOf(element)
  const { quantity, button } = parts
  const stopping = new AbortController()
  const { signal } = stopping

  const chosen = () =>
    options.variants.find(({ variantId }) => variantId === parts.variantId()) ?? options.variants[0]
  const showChosen = () => showPrice(element, chosen()?.variantId)

  async function addChosen() {
    const variant = chosen()
    if (!variant) return
    if (!showFeedback(parts)) return quantity?.focus()
    const wanted = quantity?.valueAsNumber ?? 1
    const { name, together } = options
    const outcomeIn = (cart: Cart) =>
      together
        ? addedTogether(cart, [variant, together.variant], name)
        : added(cart, { variant, name, wanted })
    let outcome = outcomeIn({})
    let before: Cart = {}
    await changeCart((cart) => {
      before = cart
      outcome = outcomeIn(cart)
      return outcome.cart
    })
    const offered = [{ ...options, variant }, ...(together ? [together] : [])]
    const items = offered.flatMap((each) => {
      const { variantId } = each.variant
      const quantity = quantityOf(outcome.cart, variantId) - quantityOf(before, variantId)
      return quantity > 0 ? { ...offeredItem(wayOf(each)), quantity } : []
    })
    if (items.length > 0) track({ event: 'add_to_cart', items })
    await openDrawer({ supportEmail, words: outcome.words }).catch((error) => {
      reportError(error)
      sayOutcome(parts, outcome.words)
    })
  }

  showChosen()
  // A fast visitor types before this code is loaded.
  if (quantity && quantity.value !== quantity.defaultValue) showFeedback(parts)
  element.addEventListener('change', showChosen, { signal })
  quantity?.addEventListener('input', () => showFeedback(parts), { signal })
  button?.addEventListener('click', () => void addChosen(), { signal })
  return () => stopping.abort()
}

const quantityOf = (cart: Cart, variantId: string) => entryOf(cart, variantId)?.quantity ?? 0

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
    words: wordsOfAddition({ count, wanted, fullName, isKnown: entryOf(cart, variantId) !== undefined }),
  }
}

/** Adds all or none, because the variants belong together. */
export function addedTogether(cart: Cart, variants: readonly Variant[], name: string): Added {
  const missing = variants.filter(({ variantId }) => !entryOf(cart, variantId))
  const filled = missing.reduce((all, { variantId }) => add(all, { variantId, quantity: 1 }), cart)
  const isWhole = variants.every(({ variantId }) => entryOf(filled, variantId))
  return isWhole
    ? { cart: filled, count: missing.length, words: messages.added(name) }
    : { cart, count: 0, words: limitMessages.full }
}

type AdditionCount = { count: number; wanted: number; fullName: string; isKnown: boolean }

function wordsOfAddition({ count, wanted, fullName, isKnown }: AdditionCount) {
  if (count === wanted) return messages.added(fullName)
  return isKnown ? limitMessages.most(fullName) : limitMessages.full
}
