import type { ProductPrice, VariantOffer } from '../../define/widgets.ts'
import type { Cents } from './pricing/cents.ts'

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

/** One way to buy a product. `label` tells it apart from the other ways; it is empty if there is only one. */
export type NamedItem = {
  sku: string
  name: string
  label: string
  productType?: string
  deliveryFormat?: string
}

/** What a page offers to everybody. What it costs depends on the viewer. */
export type OfferedItem = NamedItem &
  Omit<ProductPrice, 'isProgramSpecific'> & {
    /** Everyone pays the list price. */
    isListOnly?: true
  }

type Way = Pick<NamedItem, 'name' | 'productType'> & { variant: VariantOffer }

/** One way to buy a product, without what only a shop or a form needs. */
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

/** The item of each event about something that is sold, at the price that the viewer pays. */
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
