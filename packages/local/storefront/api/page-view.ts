import { gids } from '../cart/ids.ts'
import { html } from '../page/html.ts'
import { pages, type ShopPage } from '../pages.ts'
import type { Shop } from '../shop.ts'
import { published } from './published.ts'

/** Returns null for an unknown handle. */
export function pageView(shop: Shop, handle: string) {
  const page = pages.find((each) => each.handle === handle)
  return page ? viewOf(shop, page) : null
}

export const pageViews = (shop: Shop) => pages.map((page) => viewOf(shop, page))

const viewOf = (shop: Shop, { handle, title, text, createdAt }: ShopPage) => ({
  ...published(shop, { path: `pages/${handle}`, title, description: text, updatedAt: createdAt }),
  __typename: 'Page',
  id: gids.page(handle),
  handle,
  body: html`<p>${text}</p>`.markup,
  bodySummary: text,
  createdAt,
})
