import type { Sold } from '../catalog/catalog.ts'
import { piecesIn, type Shop } from '../shop.ts'
import { centsOf } from './sort-keys.ts'
import { optionName } from './variant-view.ts'

type ProductVariants = readonly Sold[]

/** Products have no metafields: a metafield filter matches none. */
export type ProductFilter = {
  available?: boolean | null
  price?: { min?: number | null; max?: number | null } | null
  productType?: string | null
  productVendor?: string | null
  tag?: string | null
  variantOption?: { name: string; value: string } | null
  productMetafield?: object | null
  variantMetafield?: object | null
}

/** Filters of the same kind are alternatives, as at Shopify. */
export function accepted(shop: Shop, product: ProductVariants, filters: readonly ProductFilter[]): boolean {
  const kinds = Object.keys(tests) as (keyof ProductFilter)[]
  return kinds.every((kind) => {
    const alternatives = filters.filter((filter) => filter[kind] != null)
    return alternatives.length === 0 || alternatives.some((filter) => tests[kind](filter, product, shop))
  })
}

type Test = (filter: ProductFilter, product: ProductVariants, shop: Shop) => boolean

const tests: Record<keyof ProductFilter, Test> = {
  available: ({ available }, product, shop) => available === isAvailable(shop, product),
  price: ({ price }, product, shop) =>
    centsOf(shop, product).some(
      (cents) => cents >= (price?.min ?? 0) * 100 && cents <= (price?.max ?? Infinity) * 100,
    ),
  productType: ({ productType }, [first]) => first?.productType === productType,
  productVendor: ({ productVendor }) => productVendor === 'Association',
  tag: ({ tag }, [first]) => first?.tags.includes(tag ?? '') ?? false,
  variantOption: ({ variantOption }, product) =>
    variantOption?.name === optionName && product.some(({ title }) => title === variantOption.value),
  productMetafield: () => false,
  variantMetafield: () => false,
}

const isAvailable = (shop: Shop, product: ProductVariants) =>
  product.some(({ variantId }) => piecesIn(shop, variantId) !== 0)

export function filtersOf(shop: Shop, products: readonly ProductVariants[]) {
  if (products.length === 0) return []
  const available = products.filter((product) => isAvailable(shop, product)).length
  const cents = products.flatMap((product) => centsOf(shop, product)).toSorted((one, other) => one - other)
  const price = { min: (cents[0] ?? 0) / 100, max: (cents.at(-1) ?? 0) / 100 }
  return [
    {
      id: 'filter.v.availability',
      label: 'Availability',
      type: 'LIST',
      values: [
        filterValue('available.1', 'In stock', { count: available, input: { available: true } }),
        filterValue('available.0', 'Out of stock', {
          count: products.length - available,
          input: { available: false },
        }),
      ],
    },
    {
      id: 'filter.v.price',
      label: 'Price',
      type: 'PRICE_RANGE',
      values: [filterValue('price', 'Price', { count: products.length, input: { price } })],
    },
  ]
}

const filterValue = (
  id: string,
  label: string,
  { count, input }: { count: number; input: ProductFilter },
) => ({
  id: `filter.v.${id}`,
  label,
  count,
  input: JSON.stringify(input),
})
