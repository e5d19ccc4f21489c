import type { Entry } from '../../define/values.ts'

/** One thing that is sold, as analytics names its fields. */
export type AnalyticsItem = {
  /** The id in the shop; without one, the slug of the page. */
  sku: string
  /** In US dollars. */
  price: number | null
  name?: string
  /** What tells a variant from the others, if the product has several. */
  title?: string
  deliveryFormat?: string
  productType?: string
  item_list_name?: string
  quantity?: number
}

export const productItem = ({ fields }: Entry<'product'>): AnalyticsItem => ({
  sku: fields.variantId ?? fields.variants[0]?.fields.variantId ?? fields.slug ?? '',
  price: fields.price ?? fields.variants[0]?.fields.price ?? null,
  name: fields.title || fields.internalName,
  productType: fields.productType,
})

export const variantItem = ({ fields }: Entry<'variant'>): AnalyticsItem => {
  const product = fields.product?.fields
  return {
    sku: fields.variantId,
    price: fields.price ?? null,
    name: product?.title || product?.internalName || fields.internalName,
    ...(product?.productType && { productType: product.productType }),
    ...(fields.deliveryFormat && { deliveryFormat: fields.deliveryFormat }),
    ...(fields.option && { title: fields.option }),
  }
}
