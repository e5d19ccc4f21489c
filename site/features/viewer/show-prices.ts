import { readPrices } from '@association/content/shared/products/pricing/coded-prices.ts'
import { pricingMessages } from '@association/content/shared/products/pricing/messages.ts'
import { type PriceWords, priceWords } from '@association/content/shared/products/pricing/price-words.ts'
import type { Pricing } from '@association/content/shared/products/pricing/pricing.ts'

export function showPrices(container: ParentNode, pricing: Pricing) {
  for (const place of container.querySelectorAll<HTMLElement>('[data-price]'))
    show(place, priceWords(readPrices(place.dataset.price ?? '[]'), pricing))
}

function show(place: HTMLElement, { isFrom, amount, list, note = '' }: PriceWords) {
  const [line, notes] = place.children
  const shown = line?.firstElementChild
  if (!shown) return
  shown.textContent = amount
  line.replaceChildren(isFrom ? pricingMessages.from : '', shown, ...(list ? [' ', struck(list)] : []))
  notes?.replaceChildren(note)
}

function struck(list: string) {
  const label = document.createElement('span')
  label.className = 'visually-hidden'
  label.textContent = pricingMessages.listPrice
  const price = document.createElement('s')
  price.append(label, list)
  return price
}
