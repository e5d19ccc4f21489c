import { connection, type Paging } from '../connection.ts'
import type { Shop } from '../shop.ts'
import { collections } from './collection-view.ts'
import { matches, matchesText } from './matches.ts'
import { pageViews } from './page-view.ts'
import { accepted, filtersOf, type ProductFilter } from './product-filters.ts'
import { productView } from './product-view.ts'
import { inOrder, productKeys } from './sort-keys.ts'

type Search = Paging & {
  query: string
  sortKey?: string
  types?: readonly string[] | null
  productFilters?: readonly ProductFilter[] | null
}

/** Products come before pages. The shop has no articles. */
export function search(
  shop: Shop,
  { query, sortKey = 'RELEVANCE', types, productFilters, ...paging }: Search,
) {
  const isWanted = (type: string) => !types || types.includes(type)
  const found = isWanted('PRODUCT') ? productsFor(shop, query) : []
  const chosen = found.filter((variants) => accepted(shop, variants, productFilters ?? []))
  const products = inOrder(chosen, productKeys(shop)[sortKey]).map(([first]) =>
    productView(shop, first?.productId ?? ''),
  )
  const items = [...products, ...(isWanted('PAGE') ? pagesFor(shop, query) : [])]
  return { ...connection(items, paging), totalCount: items.length, productFilters: filtersOf(shop, found) }
}

type Predictive = { query: string; limit?: number | null; types?: readonly string[] | null }

/** `limit` counts for each type. */
export function predictiveSearch(shop: Shop, { query, limit, types }: Predictive) {
  const most = Math.min(Math.max(limit ?? 10, 1), 10)
  const ofType = <Item>(type: string, items: readonly Item[]) =>
    !types || types.includes(type) ? items.slice(0, most) : []
  const products = productsFor(shop, query)
  const titles = products.map(([first]) => first?.productTitle ?? '')
  return {
    articles: [],
    collections: ofType('COLLECTION', collections(shop)).filter(({ title }) => matchesText(title, query)),
    pages: ofType('PAGE', pagesFor(shop, query)),
    products: ofType('PRODUCT', products).map(([first]) => productView(shop, first?.productId ?? '')),
    queries: ofType('QUERY', titles).map((text) => ({ text, styledText: text, trackingParameters: null })),
  }
}

export function recommendations(shop: Shop, productId: string) {
  const [first] = shop.catalog.product(productId)
  if (!first) return null
  return shop.catalog
    .products()
    .filter(([other]) => other?.productType === first.productType && other.productId !== productId)
    .slice(0, 10)
    .map(([other]) => productView(shop, other?.productId ?? ''))
}

const productsFor = (shop: Shop, query: string) =>
  shop.catalog.products().filter((variants) => matches(variants, query))

const pagesFor = (shop: Shop, query: string) =>
  pageViews(shop).filter(({ title, bodySummary }) => matchesText(`${title} ${bodySummary}`, query))
