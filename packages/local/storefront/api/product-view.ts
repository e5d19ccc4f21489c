import { gids } from '../cart/ids.ts'
import type { Sold } from '../catalog/catalog.ts'
import { connection, type Paging } from '../connection.ts'
import { piecesIn, type Shop } from '../shop.ts'
import { imageView, mediaView } from './image-view.ts'
import { moneyOf } from './money.ts'
import { published } from './published.ts'
import { centsOf } from './sort-keys.ts'
import { optionName } from './variant-view.ts'

/** Omits relations. */
export function productView(shop: Shop, productId: string) {
  const variants = shop.catalog.product(productId)
  const [first] = variants
  if (!first) return null
  const { productTitle: title, productType, description, createdAt, updatedAt } = first
  const image = imageView(first)
  const cents = centsOf(shop, variants)
  return {
    ...published(shop, { path: `products/${productId}`, title, description, updatedAt }),
    ...availabilityOf(shop, variants),
    __typename: 'Product',
    id: gids.product(productId),
    handle: productId,
    productType,
    vendor: 'Association',
    createdAt,
    publishedAt: createdAt,
    tags: first.tags,
    isGiftCard: false,
    requiresSellingPlan: false,
    featuredImage: image,
    images: (paging: Paging) => connection(image ? [image] : [], paging),
    media: (paging: Paging) => connection(image ? [mediaView(productId, image)] : [], paging),
    options: [optionOf(variants, productId)],
    priceRange: { minVariantPrice: moneyOf(cents[0] ?? 0), maxVariantPrice: moneyOf(cents.at(-1) ?? 0) },
    compareAtPriceRange: { minVariantPrice: moneyOf(0), maxVariantPrice: moneyOf(0) },
    sellingPlanGroups: (paging: Paging) => connection([], paging),
  }
}

/** The total is null if a variant's stock is unlimited. */
function availabilityOf(shop: Shop, variants: readonly Sold[]) {
  const pieces = variants.map(({ variantId }) => piecesIn(shop, variantId))
  const known = pieces.filter((each) => each !== undefined)
  return {
    availableForSale: pieces.some((each) => each !== 0),
    totalInventory: known.length === pieces.length ? known.reduce((sum, each) => sum + each, 0) : null,
  }
}

const optionOf = (variants: readonly Sold[], productId: string) => ({
  id: gids.option(productId),
  name: optionName,
  values: [...new Set(variants.map(({ title }) => title))],
})
