import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { track } from '../../analytics/track.ts'
import { changeCart } from '../cart-store.ts'
import { openDrawer } from '../drawer/open-drawer.ts'
import { added } from './added.ts'
import type { AddToCartOptions } from './island.tsx'
import { offeredItem } from './offered-item.ts'
import { partsOf, sayOutcome, showFeedback, showPrice } from './parts.ts'

/** Shows the price of the chosen variant, checks the quantity, and puts the product into the cart. */
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
    const wanted = Math.floor(quantity?.valueAsNumber ?? 1)
    let outcome = added({}, { variant, name: options.name, wanted })
    await changeCart((cart) => {
      outcome = added(cart, { variant, name: options.name, wanted })
      return outcome.cart
    })
    if (outcome.count > 0)
      track({ event: 'add_to_cart', items: [offeredItem({ ...options, variant, quantity: outcome.count })] })
    await openDrawer({ supportEmail, words: outcome.words }).catch((error) => {
      reportError(error)
      sayOutcome(parts, outcome.words)
    })
  }

  showChosen()
  select?.addEventListener('change', showChosen, { signal })
  quantity?.addEventListener('input', () => showFeedback(parts), { signal })
  button?.addEventListener('click', () => void addChosen(), { signal })
  return () => stopping.abort()
}
