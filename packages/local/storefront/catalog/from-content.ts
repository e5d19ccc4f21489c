import { type Entry, spaces } from '@association/content'
import { priceOf } from '@association/content/shared/products/price-of.ts'
import { variantWords } from '@association/content/shared/products/variant-name.ts'
import { fetchListInPages, type ListedEntry, readList, type Source } from '@association/services/contentful'
import type { Sold } from './catalog.ts'

/** Returns the variants of published products in both spaces. Throws UpstreamError. */
export async function soldIn(source: Source): Promise<Sold[]> {
  const sold: Sold[] = []
  for (const space of spaces) {
    const products = { type: 'product', order: 'sys.id' } as const
    for await (const page of fetchListInPages(source, { space, list: products, patienceMs: 5000 }))
      sold.push(...readList('product', page, source.spaceOf).flatMap(soldAs))
    const variants = { type: 'variant', order: 'sys.id' } as const
    for await (const page of fetchListInPages(source, { space, list: variants, patienceMs: 5000 }))
      sold.push(...readList('variant', page, source.spaceOf).map(variantAlone))
  }
  return sold
}

function soldAs({ entry: product, ...times }: ListedEntry<'product'>): Sold[] {
  const { variantId, variants } = product.fields
  const common = { ...productOf(product), ...times }
  if (variants.length > 0)
    return variants.map(({ fields }) => ({
      ...common,
      variantId: fields.variantId,
      title: titleOf(fields),
      price: priceOf(fields),
    }))
  return variantId ? [{ ...common, variantId, title: onlyVariant, price: priceOf(product.fields) }] : []
}

/** For a variant that its product does not list, or that has no product. */
function variantAlone({ entry: { id, fields }, ...times }: ListedEntry<'variant'>): Sold {
  const common = fields.product
    ? productOf(fields.product)
    : {
        productId: id,
        productTitle: fields.internalName,
        productType: 'Variant',
        description: '',
        tags: [],
      }
  return { ...common, ...times, variantId: fields.variantId, title: titleOf(fields), price: priceOf(fields) }
}

const onlyVariant = 'Default Title'

const titleOf = (fields: Entry<'variant'>['fields']) => {
  const words = [...variantWords(fields), fields.location, fields.courseStartDate?.slice(0, 10)]
  return words.filter(Boolean).join(' / ') || onlyVariant
}

function productOf({ id, fields }: Entry<'product'>) {
  const { image } = fields
  return {
    productId: id,
    productTitle: fields.title || fields.internalName,
    productType: fields.productType,
    description: fields.shortDescription ?? '',
    tags: fields.categories,
    picture: image && {
      url: image.url,
      text: image.description ?? '',
      width: image.width ?? 0,
      height: image.height ?? 0,
    },
  }
}
