import type { Entry } from '../../define/values.ts'
import type { ProductOffer, VariantOffer } from '../../define/widgets.ts'
import { hasVariantEnded, isRecording } from './has-ended.ts'
import { isSoldOut, waysToBuy } from './offers.ts'
import { priceOf } from './price-of.ts'
import { variantLabel } from './variant-name.ts'

/** Omits ended and sold out variants, and an event's courses, which its registration sells. */
export function offerOf({ fields }: Entry<'product'>, now?: number): ProductOffer {
  return {
    name: fields.title || fields.internalName,
    slug: fields.slug,
    productType: fields.productType,
    ...priceOf(fields),
    ...(isRecording(fields, now) && { isRecording: true }),
    ...(isUnpriced(fields) && { isUnpriced: true }),
    variants: variantsOf(fields, now),
  }
}

const isUnpriced = ({ price, variants }: Entry<'product'>['fields']) =>
  [price, ...variants.map(({ fields }) => fields.price)].every((each) => each === undefined)

/** A product without variants has its own variant id. */
function variantsOf(fields: Entry<'product'>['fields'], now: number | undefined): VariantOffer[] {
  if (fields.variants.length === 0 && fields.variantId)
    return [{ variantId: fields.variantId, label: '', ...priceOf(fields) }]
  return waysToBuy(openVariants(fields.variants, now)).map((variant) => ({
    variantId: variant.fields.variantId,
    label: variantLabel(variant.fields),
    deliveryFormat: variant.fields.deliveryFormat,
    option: variant.fields.option,
    ...priceOf(variant.fields),
  }))
}

export const openVariants = (variants: readonly Entry<'variant'>[], now: number | undefined) =>
  variants.filter(
    (variant) => !variant.fields.priceTier && !isSoldOut(variant) && !hasVariantEnded(variant.fields, now),
  )
