import type { Entry } from '@association/content'
import { loadIndex } from '../../../content/delivery/load-page.ts'
import type { Item } from '../../../content/index/item.ts'

type Products = readonly Entry<'product'>[]
const known = new WeakMap<readonly Item<'product'>[], Products>()

export async function loadProducts(): Promise<Products> {
  const items = (await loadIndex()).of('product')
  const products = known.get(items) ?? items.map(({ entry }) => entry)
  known.set(items, products)
  return products
}
