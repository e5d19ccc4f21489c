import type { Entry } from '../../define/values.ts'
import type { ProductOffer, VariantOffer } from '../../define/widgets.ts'
import { inOrder } from './offers.ts'
import { priceOf } from './price-of.ts'

/** What the shop must know of a product to show its price and to sell it. */
export function offerOf({ fields }: Entry<'product'>): ProductOffer {
  return {
    name: fields.title || fields.internalName,
    slug: fields.slug,
    productType: fields.productType,
    ...priceOf(fields),
    variants: variantsOf(fields),
  }
}

/** A product that is sold in one way only carries its own variant id. */
function variantsOf(fields: Entry<'product'>['fields']): VariantOffer[] {
  if (fields.variants.length === 0 && fields.variantId)
    return [{ variantId: fields.variantId, ...priceOf(fields) }]
  return inOrder(fields.variants).map((variant) => ({
    variantId: variant.fields.variantId,
    deliveryFormat: variant.fields.deliveryFormat,
    option: variant.fields.option,
    ...priceOf(variant.fields),
  }))
}
