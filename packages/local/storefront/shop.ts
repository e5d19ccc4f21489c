import type { ProductPrice } from '@association/content/define/widgets.ts'
import type { Catalog } from './catalog/catalog.ts'
import type { WebhookSender } from './orders/webhooks.ts'
import type { ShopData } from './store/shop.ts'

/** What every part of the stand-in works with. */
export type Shop = {
  catalog: Catalog
  data: ShopData
  /** The origin of the shop, such as `http://localhost:4020`. */
  url(): string
  /** The site of the association, without a trailing slash. */
  siteUrl: string
  now(): Date
  /** Tells the site about orders. */
  webhooks: WebhookSender
}

const unknownPrice: ProductPrice = { price: null, isProgramSpecific: false }

/** The price of the shop, which can differ from the price in the content. */
export const priceIn = ({ data, catalog }: Shop, variantId: string): ProductPrice =>
  data.price(variantId) ?? catalog.variant(variantId)?.price ?? unknownPrice

/** The list price in cents. A variant without a price is not for sale. */
export const centsIn = (shop: Shop, variantId: string): number =>
  Math.round((priceIn(shop, variantId).price ?? 0) * 100)

/** How many pieces a customer can buy; undefined if that is not limited. */
export const piecesIn = (shop: Shop, variantId: string): number | undefined =>
  priceIn(shop, variantId).price === null ? 0 : shop.data.stock(variantId)

/** As many pieces as there are. The real shop reduces the quantity without an error, too. */
export const inStock = (shop: Shop, variantId: string, quantity: number): number =>
  Math.min(quantity, piecesIn(shop, variantId) ?? quantity)
