import type { Entry } from '../../define/values.ts'
import { type OfferedItem, wayOf } from './analytics-item.ts'
import { offerOf } from './offer-of.ts'
import { waysToBuy } from './offers.ts'
import { priceOf } from './price-of.ts'
import { variantLabel } from './variant-name.ts'

/** Returns page order; the page selects the first. A course of an event uses its first variant. */
export function offeredItems(product: Entry<'product'>, now?: number): OfferedItem[] {
  const { fields } = product
  const { name, variants } = offerOf(product, now)
  const named = { name, productType: fields.productType }
  const sold = variants.filter(({ price }) => price !== null)
  if (sold.length > 0) return sold.map((variant) => wayOf({ ...named, variant }))
  const [first] = waysToBuy(fields.variants)
  if (first) return [variantItem(first, named)]
  const variantId = fields.variantId ?? fields.slug ?? ''
  return [wayOf({ ...named, variant: { variantId, label: '', ...priceOf(fields) } })]
}

type NamedProduct = { name: string; productType?: string }

export function variantItem(
  { fields }: Entry<'variant'>,
  named: NamedProduct = namedOf(fields),
): OfferedItem {
  const { variantId, deliveryFormat } = fields
  const variant = { variantId, deliveryFormat, label: variantLabel(fields), ...priceOf(fields) }
  return wayOf({ ...named, variant })
}

function namedOf({ product, internalName }: Entry<'variant'>['fields']): NamedProduct {
  const fields = product?.fields
  return {
    name: fields?.title || fields?.internalName || internalName,
    ...(fields?.productType && { productType: fields.productType }),
  }
}
