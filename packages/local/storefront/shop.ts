import type { ProductPrice } from '@association/content/define/widgets.ts'
import type { Catalog } from './catalog/catalog.ts'
import type { WebhookSender } from './orders/webhooks.ts'
import type { ShopData } from './store/shop.ts'

export type Shop = {
  catalog: Catalog
  data: ShopData
  /** An origin, such as `http://localhost:4020`. */
  url(): string
  /** Without a trailing slash. */
  siteUrl: string
  now(): Date
  webhooks: WebhookSender
}

const unknownPrice: ProductPrice = { price: null, isProgramSpecific: false }

/** The shop's price can differ from the content's. */
export const priceIn = ({ data, catalog }: Shop, variantId: string): ProductPrice =>
  data.price(variantId) ?? catalog.variant(variantId)?.price ?? unknownPrice

/** In cents. A variant without a price is not for sale. */
export const centsIn = (shop: Shop, variantId: string): number =>
  Math.round((priceIn(shop, variantId).price ?? 0) * 100)

/** Undefined if the stock is unlimited. */
export const piecesIn = (shop: Shop, variantId: string): number | undefined =>
  priceIn(shop, variantId).price === null ? 0 : shop.data.stock(variantId)

/** Shopify also reduces the quantity without an error. */
export const inStock = (shop: Shop, variantId: string, quantity: number): number =>
  Math.min(quantity, piecesIn(shop, variantId) ?? quantity)
