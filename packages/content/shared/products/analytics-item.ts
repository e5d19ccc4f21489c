import type { ProductPrice, VariantOffer } from '../../define/widgets.ts'
import type { Cents } from './pricing/cents.ts'

/** The analytics specification names these fields. */
export type AnalyticsItem = {
  /** The shop's id, else the page's slug. */
  sku: string
  /** In US dollars. */
  price: number | null
  name?: string
  /** Distinguishes variants, if the product has several. */
  title?: string
  deliveryFormat?: string
  productType?: string
  item_list_name?: string
  quantity?: number
}

/** `label` distinguishes the variant; it is empty for a single one. */
export type NamedItem = {
  sku: string
  name: string
  label: string
  productType?: string
  deliveryFormat?: string
}

/** Independent of the viewer; the price is not. */
export type OfferedItem = NamedItem &
  Omit<ProductPrice, 'isProgramSpecific'> & {
    /** Everyone pays the list price. */
    isListOnly?: true
  }

type Way = Pick<NamedItem, 'name' | 'productType'> & { variant: VariantOffer }

export const wayOf = ({ name, productType, variant }: Way): OfferedItem => ({
  sku: variant.variantId,
  name,
  label: variant.label,
  ...(productType !== undefined && { productType }),
  ...(variant.deliveryFormat !== undefined && { deliveryFormat: variant.deliveryFormat }),
  price: variant.price,
  ...(variant.specialMemberPrice !== undefined && { specialMemberPrice: variant.specialMemberPrice }),
  ...(variant.isProgramSpecific && { isListOnly: true }),
})

/** The price is the viewer's. */
export const analyticsItem = (
  { sku, name, label, productType, deliveryFormat }: NamedItem,
  cents: Cents,
): AnalyticsItem => ({
  sku,
  price: cents === null ? null : cents / 100,
  name,
  title: label === '' ? name : `${name}, ${label}`,
  ...(deliveryFormat !== undefined && { deliveryFormat }),
  ...(productType !== undefined && { productType }),
})
