import { html } from '../page/html.ts'
import type { Shop } from '../shop.ts'

type Text = { path: string; title: string; description: string; updatedAt: string }

/** Products, collections and pages share these. There are no metafields. */
export const published = (shop: Shop, { path, title, description, updatedAt }: Text) => ({
  title,
  description: ({ truncateAt }: { truncateAt?: number | null }) =>
    truncateAt == null ? description : description.slice(0, truncateAt),
  descriptionHtml: html`${description}`.markup,
  seo: { title: null, description: null },
  updatedAt,
  onlineStoreUrl: `${shop.url()}/${path}`,
  trackingParameters: null,
  metafield: null,
  metafields: ({ identifiers }: { identifiers: readonly unknown[] }) => identifiers.map(() => null),
})
