import { gids, plainId } from '../cart/ids.ts'
import { connection, type Paging } from '../connection.ts'
import type { Shop } from '../shop.ts'
import { collections, collectionView } from './collection-view.ts'
import { matches, matchesText } from './matches.ts'
import { pageView, pageViews } from './page-view.ts'
import { productView } from './product-view.ts'
import { productsIn } from './relations.ts'
import { predictiveSearch, recommendations, search } from './search.ts'
import { inOrder, titledKeys } from './sort-keys.ts'

type CatalogKey = { id?: string | null; handle?: string | null }
type CatalogQuery = Paging & { query?: string | null; sortKey?: string }

export function catalogResolvers(shop: Shop) {
  const product = byHandle((handle) => productView(shop, handle))
  const collection = byHandle((handle) => collectionView(shop, handle))
  const page = byHandle((handle) => pageView(shop, handle))
  const none = (_: unknown, paging: Paging) => connection([], paging)
  return {
    product,
    productByHandle: product,
    products: (_: unknown, { query, ...more }: CatalogQuery) =>
      productsIn(
        shop,
        shop.catalog.products().filter((variants) => matches(variants, query ?? '')),
        more,
      ),
    productRecommendations: (_: unknown, { productId }: { productId: string }) =>
      recommendations(shop, keyIn(productId)),
    productTags: (_: unknown, paging: Paging) => strings(shop, ({ tags }) => tags, paging),
    productTypes: (_: unknown, paging: Paging) => strings(shop, ({ productType }) => [productType], paging),
    collection,
    collectionByHandle: collection,
    collections: (_: unknown, list: CatalogQuery) => titled(collections(shop), list),
    page,
    pageByHandle: page,
    pages: (_: unknown, list: CatalogQuery) => titled(pageViews(shop), list),
    menu: (_: unknown, { handle }: { handle: string }) => menuView(shop, handle),
    search: (_: unknown, wanted: Parameters<typeof search>[1]) => search(shop, wanted),
    predictiveSearch: (_: unknown, wanted: Parameters<typeof predictiveSearch>[1]) =>
      predictiveSearch(shop, wanted),
    articles: none,
    blogs: none,
  }
}

/** An id is a handle with a prefix. */
const byHandle =
  <View>(view: (handle: string) => View) =>
  (_: unknown, { id, handle }: CatalogKey) =>
    view(id ? keyIn(id) : (handle ?? ''))

const keyIn = (id: string) => plainId(id).replace(/^gid:\/\/shopify\/\w+\//, '')

type Titled = { id: string; title: string; updatedAt: string }

function titled<View extends Titled>(
  views: readonly View[],
  { query, sortKey = 'ID', ...paging }: CatalogQuery,
) {
  const found = views.filter(({ title }) => matchesText(title, query ?? ''))
  return { ...connection(inOrder(found, titledKeys[sortKey]), paging), totalCount: String(found.length) }
}

type First = NonNullable<ReturnType<Shop['catalog']['products']>[number][0]>

function strings(shop: Shop, of: (first: First) => readonly string[], paging: Paging) {
  const all = shop.catalog.products().flatMap(([first]) => (first ? of(first) : []))
  return connection([...new Set(all)].toSorted(), paging)
}

type MenuItem = { id: string; title: string; onlineStoreUrl: string }

/** `main-menu` links to the collections, `footer` to the pages; null for another handle. */
function menuView(shop: Shop, handle: string) {
  const found = menus[handle]
  if (!found) return null
  const items = found.resources(shop).map((resource) => ({
    id: gids.menuItem(encodeURIComponent(resource.id)),
    title: resource.title,
    url: resource.onlineStoreUrl,
    type: found.type,
    resource,
    resourceId: resource.id,
    tags: [],
    items: [],
  }))
  return { id: gids.menu(handle), handle, title: found.title, itemsCount: items.length, items }
}

type Menu = { title: string; type: 'COLLECTION' | 'PAGE'; resources(shop: Shop): readonly MenuItem[] }

const menus: Readonly<Record<string, Menu>> = {
  'main-menu': { title: 'Main menu', type: 'COLLECTION', resources: collections },
  footer: { title: 'Footer menu', type: 'PAGE', resources: pageViews },
}
