import type { Companion, VariantOffer } from '@association/content/define/widgets.ts'
import { wayOf } from '@association/content/shared/products/analytics-item.ts'
import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { offeredItem } from '../../analytics/offered-item.ts'
import { track } from '../../analytics/track.ts'
import { type Cart, entryOf } from '../../cart-data/cart.ts'
import { changeCart } from '../../cart-data/cart-store.ts'
import { openDrawer } from '../drawer/open-drawer.ts'
import { added, addedTogether } from './added.ts'
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
  const { select, quantity, button } = parts
  const stopping = new AbortController()
  const { signal } = stopping

  const chosen = () =>
    options.variants.find(({ variantId }) => variantId === select?.value) ?? options.variants[0]
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
  select?.addEventListener('change', showChosen, { signal })
  quantity?.addEventListener('input', () => showFeedback(parts), { signal })
  button?.addEventListener('click', () => void addChosen(), { signal })
  return () => stopping.abort()
}

const quantityOf = (cart: Cart, variantId: string) => entryOf(cart, variantId)?.quantity ?? 0
