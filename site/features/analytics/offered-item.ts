import {
  type AnalyticsItem,
  analyticsItem,
  type OfferedItem,
} from '@association/content/shared/products/analytics-item.ts'
import { priceFor } from '@association/content/shared/products/pricing/pricing.ts'
import { pricingOfViewer } from '../viewer-data/pricing-of-viewer.ts'
import { currentViewer } from '../viewer-data/store.ts'

export function offeredItem(offered: OfferedItem): AnalyticsItem {
  const { isListOnly: isProgramSpecific = false } = offered
  const { cents } = priceFor({ ...offered, isProgramSpecific }, pricingOfViewer(currentViewer()))
  return analyticsItem(offered, cents)
}
