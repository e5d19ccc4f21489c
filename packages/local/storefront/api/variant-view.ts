import { gids } from '../cart/ids.ts'
import type { Sold } from '../catalog/catalog.ts'
import { connection, type Paging } from '../connection.ts'
import { centsIn, piecesIn, type Shop } from '../shop.ts'
import { imageView } from './image-view.ts'
import { moneyOf } from './money.ts'

/** Shopify's option name for products without options. */
export const optionName = 'Title'

export function variantView(shop: Shop, sold: Sold) {
  const pieces = piecesIn(shop, sold.variantId)
  const price = moneyOf(centsIn(shop, sold.variantId))
  const none = (paging: Paging) => connection([], paging)
  return {
    __typename: 'ProductVariant',
    id: gids.variant(sold.variantId),
    productId: sold.productId,
    title: sold.title,
    sku: sold.variantId,
    availableForSale: pieces !== 0,
    currentlyNotInStock: pieces === 0,
    quantityAvailable: pieces,
    quantityRule: { minimum: 1, maximum: null, increment: 1 },
    quantityPriceBreaks: none,
    sellingPlanAllocations: none,
    storeAvailability: none,
    requiresShipping: false,
    taxable: false,
    weightUnit: 'POUNDS',
    price,
    priceV2: price,
    selectedOptions: [{ name: optionName, value: sold.title }],
    image: imageView(sold),
    metafield: null,
    metafields: ({ identifiers }: { identifiers: readonly unknown[] }) => identifiers.map(() => null),
  }
}
