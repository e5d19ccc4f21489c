import type { Entry } from '../../define/values.ts'
import type { ProductOffer } from '../../define/widgets.ts'
import { inOrder } from './offers.ts'
import { priceOf } from './price-of.ts'

/** What the shop must know of a product to show its price and to sell it. */
export function offerOf({ fields }: Entry<'product'>): ProductOffer {
  return {
    name: fields.title || fields.internalName,
    slug: fields.slug,
    productType: fields.productType,
    ...priceOf(fields),
    variants: inOrder(fields.variants).map((variant) => ({
      variantId: variant.fields.variantId,
      deliveryFormat: variant.fields.deliveryFormat,
      option: variant.fields.option,
      price: variant.fields.price ?? null,
    })),
  }
}
