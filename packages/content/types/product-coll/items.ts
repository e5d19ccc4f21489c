import type { Entry } from '../../define/values.ts'
import { waysToBuy } from '../../shared/products/offers.ts'
import { messages } from './messages.ts'
import { sectionDataOf } from './section-data.ts'

type Collection = Entry<'productColl'>
type CollectionItem = Entry<'product' | 'variant'>

export function itemsOf({ fields }: Collection): CollectionItem[] {
  const { items, productType, show } = fields
  const wanted = items.filter((item) => !productType || productOf(item)?.fields.productType === productType)
  return show === 'fast practice' ? variantsOf(wanted) : wanted
}

export function placeholderOf({ fields }: Collection): string {
  const { show, productType, items, contents, sectionData, totalPages } = fields
  if (show === 'fast practice') return messages.noFastPractice
  if (productType) return messages.noneOf(productType)
  const isDescribed =
    contents || totalPages !== undefined || Object.keys(sectionDataOf(sectionData)).length > 0
  return items.length > 0 || isDescribed ? messages.empty : messages.none
}

/** A product and the collection can both refer to a variant. */
function variantsOf(items: readonly CollectionItem[]): Entry<'variant'>[] {
  const all = items.flatMap((item) => (item.type === 'variant' ? [item] : waysToBuy(item.fields.variants)))
  return [...new Map(all.map((variant) => [variant.id, variant])).values()]
}

const productOf = (item: CollectionItem) => (item.type === 'variant' ? item.fields.product : item)
