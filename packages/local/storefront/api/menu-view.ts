import { gids } from '../cart/ids.ts'
import type { Shop } from '../shop.ts'
import { collections } from './collection-view.ts'
import { pageViews } from './page-view.ts'

type MenuItem = { id: string; title: string; onlineStoreUrl: string }

/** `main-menu` links to the collections, `footer` to the pages; null for another handle. */
export function menuView(shop: Shop, handle: string) {
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
