import { readPrices } from '@association/content/shared/products/pricing/coded-prices.ts'
import { pricingMessages } from '@association/content/shared/products/pricing/messages.ts'
import { type PriceWords, priceWords } from '@association/content/shared/products/pricing/price-words.ts'
import type { Pricing } from '@association/content/shared/products/pricing/pricing.ts'
import type { Viewer } from '../viewer-data/viewer-answer.ts'

/** For guests, `data-viewer` shows the login link. */
export function showUser(container: ParentNode, viewer: Viewer) {
  const account = container.querySelector<HTMLElement>('[data-account]')
  const name = account?.querySelector('[data-name]')
  const orders = account?.querySelector<HTMLAnchorElement>('[data-orders]')
  if (!account || !name || !orders) return
  const isMember = viewer.phase === 'member'
  account.hidden = !isMember
  name.textContent = isMember ? viewer.name : ''
  orders.setAttribute('href', (isMember && viewer.ordersUrl) || (orders.dataset.orders ?? ''))
}

export function showPrices(container: ParentNode, pricing: Pricing) {
  for (const place of container.querySelectorAll<HTMLElement>('[data-price]'))
    showPrice(place, priceWords(readPrices(place.dataset.price ?? '[]'), pricing))
}

function showPrice(place: HTMLElement, { isFrom, amount, list, note = '' }: PriceWords) {
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

export function showRenewal(container: ParentNode, notice: string | null) {
  const place = container.querySelector<HTMLElement>('[data-renewal]')
  if (!place || place.textContent === (notice ?? '')) return
  if (!notice) return place.replaceChildren()
  if (wasAnnounced(notice)) place.removeAttribute('role')
  const link = document.createElement('a')
  link.href = place.dataset.renewal ?? ''
  link.textContent = notice
  place.replaceChildren(link)
}

const announcedKey = 'announced-renewal'

/** Screen readers announce a notice only on a visit's first page. */
function wasAnnounced(notice: string): boolean {
  try {
    const wasAnnounced = sessionStorage.getItem(announcedKey) === notice
    sessionStorage.setItem(announcedKey, notice)
    return wasAnnounced
  } catch {
    return false
  }
}
