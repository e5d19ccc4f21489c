import type { Sold } from '../catalog/catalog.ts'
import { centsIn, type Shop } from '../shop.ts'

type Key = string | number
type ProductVariants = readonly Sold[]
type KeyOf<Item> = (item: Item) => Key

const of =
  (field: 'productTitle' | 'productId' | 'productType' | 'createdAt' | 'updatedAt'): KeyOf<ProductVariants> =>
  ([first]) =>
    first?.[field] ?? ''

/** Keeps the order without a key, such as for `BEST_SELLING` or `RELEVANCE`. */
export function inOrder<Item>(items: readonly Item[], keyOf: KeyOf<Item> | undefined): readonly Item[] {
  if (!keyOf) return items
  return items.toSorted((one, other) => compare(keyOf(one), keyOf(other)))
}

const compare = (one: Key, other: Key) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en', { numeric: true })

/** List prices in cents, the lowest first. */
export const centsOf = (shop: Shop, variants: ProductVariants) =>
  variants.map(({ variantId }) => centsIn(shop, variantId)).toSorted((one, other) => one - other)

export function productKeys(shop: Shop): Readonly<Record<string, KeyOf<ProductVariants>>> {
  const leastPrice: KeyOf<ProductVariants> = (variants) => centsOf(shop, variants)[0] ?? 0
  return { ...fixedKeys, PRICE: leastPrice }
}

const fixedKeys: Readonly<Record<string, KeyOf<ProductVariants>>> = {
  ID: of('productId'),
  TITLE: of('productTitle'),
  PRODUCT_TYPE: of('productType'),
  CREATED: of('createdAt'),
  CREATED_AT: of('createdAt'),
  UPDATED_AT: of('updatedAt'),
}

export const variantKeys: Readonly<Record<string, KeyOf<Sold>>> = {
  ID: ({ variantId }) => variantId,
  SKU: ({ variantId }) => variantId,
  TITLE: ({ title }) => title,
}

type Titled = { id: string; title: string; updatedAt: string }

export const titledKeys: Readonly<Record<string, KeyOf<Titled>>> = {
  ID: ({ id }) => id,
  TITLE: ({ title }) => title,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
}
