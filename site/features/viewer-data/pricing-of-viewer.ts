import {
  guestPricing,
  type Pricing,
  unknownPricing,
} from '@association/content/shared/products/pricing/pricing.ts'
import type { Viewer } from './viewer-answer.ts'

/** What decides the prices of a viewer. A guest, and no other, pays what guests pay. */
export function pricingOfViewer(viewer: Viewer | undefined): Pricing {
  if (viewer?.phase === 'guest') return guestPricing
  return (viewer?.phase === 'member' && viewer.pricing) || unknownPricing
}
