import {
  type AnalyticsItem,
  analyticsItem,
  type OfferedItem,
} from '@association/content/shared/products/analytics-item.ts'
import { guestPricing, priceFor } from '@association/content/shared/products/pricing/pricing.ts'
import { currentViewer } from '../viewer/store.ts'

/** What a page offers, with the price that its viewer pays. */
export function offeredItem(offered: OfferedItem): AnalyticsItem {
  const viewer = currentViewer()
  const { isListOnly: isProgramSpecific = false } = offered
  const { cents } = priceFor(
    { ...offered, isProgramSpecific },
    viewer?.phase === 'member' ? viewer.pricing : guestPricing,
  )
  return analyticsItem(offered, cents)
}
