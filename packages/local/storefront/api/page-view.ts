import { gids } from '../cart/ids.ts'
import { html } from '../page/html.ts'
import type { Shop } from '../shop.ts'
import { published } from './published.ts'

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

type ShopPage = { handle: string; title: string; text: string; createdAt: string }

const pages: readonly ShopPage[] = [
  {
    handle: 'returns',
    title: 'Returns',
    text: 'Return a book within 30 days. Write to us first, so that we can send you a label.',
    createdAt: '2026-01-05T09:00:00Z',
  },
  {
    handle: 'group-orders',
    title: 'Group orders',
    text: 'Order ten or more places in a course, and we invoice your organization.',
    createdAt: '2026-02-16T09:00:00Z',
  },
]
