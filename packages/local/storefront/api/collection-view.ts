import { gids } from '../cart/ids.ts'
import type { Shop } from '../shop.ts'
import { imageView } from './image-view.ts'
import { published } from './published.ts'

/** Each product type is a collection: `/collections/course`. */
const handleOf = (productType: string) => productType.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Ordered by title. */
export const collections = (shop: Shop) =>
  [...new Set(shop.catalog.products().map(([first]) => first?.productType ?? ''))]
    .toSorted()
    .map((type) => collectionOfType(shop, type))

export function collectionView(shop: Shop, handle: string) {
  const [first] =
    shop.catalog.products().find(([each]) => each && handleOf(each.productType) === handle) ?? []
  return first ? collectionOfType(shop, first.productType) : null
}

export function collectionOfType(shop: Shop, productType: string) {
  const products = shop.catalog.products().filter(([first]) => first?.productType === productType)
  const handle = handleOf(productType)
  const updatedAt =
    products
      .map(([first]) => first?.updatedAt ?? '')
      .toSorted()
      .at(-1) ?? ''
  const [pictured] = products.flatMap(([first]) => (first?.picture ? [first] : []))
  return {
    ...published(shop, { path: `collections/${handle}`, title: productType, description: '', updatedAt }),
    __typename: 'Collection',
    id: gids.collection(handle),
    handle,
    image: pictured ? imageView(pictured) : null,
  }
}
