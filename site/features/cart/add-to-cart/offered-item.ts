import type { VariantOffer } from '@association/content/define/widgets.ts'
import { guestPricing, priceFor } from '@association/content/shared/products/pricing/pricing.ts'
import type { AnalyticsItem } from '../../analytics/events.ts'
import { currentViewer } from '../../viewer/store.ts'

type Offered = { name: string; productType: string; variant: VariantOffer; quantity: number }

/** An added product in the form of the data layer (AN-012 to AN-018), with the price of the viewer. */
export function offeredItem({ name, productType, variant, quantity }: Offered): AnalyticsItem {
  const viewer = currentViewer()
  const { cents } = priceFor(variant, viewer?.phase === 'member' ? viewer.pricing : guestPricing)
  const { variantId, label, deliveryFormat } = variant
  return {
    sku: variantId,
    price: cents === null ? null : cents / 100,
    name,
    title: label === '' ? name : `${name}, ${label}`,
    ...(deliveryFormat === undefined ? {} : { deliveryFormat }),
    productType,
    quantity,
  }
}
