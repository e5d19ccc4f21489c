import type { ProductPrice, VariantOffer } from '../../define/widgets.ts'
import type { Cents } from './pricing/cents.ts'

/** The analytics specification names these fields. */
export type AnalyticsItem = {
  /** The shop's id, else the slug. */
  sku: string
  /** In US dollars. */
  price: number | null
  name?: string
  title?: string
  deliveryFormat?: string
  productType?: string
  item_list_name?: string
  quantity?: number
}

/** `label` is empty for a single variant. */
export type NamedItem = {
  sku: string
  name: string
  label: string
  productType?: string
  deliveryFormat?: string
}

export type OfferedItem = NamedItem &
  Omit<ProductPrice, 'isProgramSpecific'> & {
    isListOnly?: true
  }

type NamedOffer = Pick<NamedItem, 'name' | 'productType'> & { variant: VariantOffer }

export const wayOf = ({ name, productType, variant }: NamedOffer): OfferedItem => ({
  sku: variant.variantId,
  name,
  label: variant.label,
  ...(productType !== undefined && { productType }),
  ...(variant.deliveryFormat !== undefined && { deliveryFormat: variant.deliveryFormat }),
  price: variant.price,
  ...(variant.specialMemberPrice !== undefined && { specialMemberPrice: variant.specialMemberPrice }),
  ...(variant.isProgramSpecific && { isListOnly: true }),
})

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
