import type { Sold } from '../catalog/catalog.ts'
import { connection, type Paging } from '../connection.ts'
import type { Shop } from '../shop.ts'
import { collectionOfType } from './collection-view.ts'
import { accepted, filtersOf, type ProductFilter } from './product-filters.ts'
import { productView } from './product-view.ts'
import { inOrder, productKeys, variantKeys } from './sort-keys.ts'
import { optionName, variantView } from './variant-view.ts'

type Sorted = Paging & { sortKey?: string }
type Filtered = Sorted & { filters?: readonly ProductFilter[] | null }
type RelatedProduct = { handle: string; productType: string }
type OptionValue = { name: string; value: string }
type Selected = { selectedOptions: readonly OptionValue[]; caseInsensitiveMatch?: boolean }

/** Resolved on request, because relations are cyclic. */
export const relations = (shop: Shop) => ({
  Product: {
    collections: ({ productType }: RelatedProduct, paging: Paging) => ({
      ...connection([collectionOfType(shop, productType)], paging),
      totalCount: '1',
    }),
    variants: ({ handle }: RelatedProduct, { sortKey = 'POSITION', ...paging }: Sorted) =>
      connection(
        inOrder(shop.catalog.product(handle), variantKeys[sortKey]).map((sold) => variantView(shop, sold)),
        paging,
      ),
    variantBySelectedOptions({ handle }: RelatedProduct, selected: Selected) {
      const found = shop.catalog.product(handle).find((sold) => isSelected(sold, selected))
      return found ? variantView(shop, found) : null
    },
  },
  ProductVariant: {
    product: ({ productId }: { productId: string }) => productView(shop, productId),
  },
  Collection: {
    products: ({ title }: { title: string }, wanted: Filtered) =>
      productsIn(
        shop,
        shop.catalog.products().filter(([first]) => first?.productType === title),
        wanted,
      ),
  },
})

/** The filters apply to all products, not only to the page. */
export function productsIn(
  shop: Shop,
  products: readonly (readonly Sold[])[],
  { sortKey = 'COLLECTION_DEFAULT', filters, ...paging }: Filtered,
) {
  const chosen = products.filter((variants) => accepted(shop, variants, filters ?? []))
  const views = inOrder(chosen, productKeys(shop)[sortKey]).map(([first]) =>
    productView(shop, first?.productId ?? ''),
  )
  return { ...connection(views, paging), filters: filtersOf(shop, products) }
}

function isSelected({ title }: Sold, { selectedOptions, caseInsensitiveMatch = false }: Selected): boolean {
  const plain = (text: string) => (caseInsensitiveMatch ? text.toLowerCase() : text)
  return selectedOptions.some(
    ({ name, value }) => plain(name) === plain(optionName) && plain(value) === plain(title),
  )
}
