import {
  guestPricing,
  type Pricing,
  unknownPricing,
} from '@association/content/shared/products/pricing/pricing.ts'
import type { Viewer } from './viewer-answer.ts'

/** Only a guest pays the prices of guests. */
export function pricingOfViewer(viewer: Viewer | undefined): Pricing {
  if (viewer?.phase === 'guest') return guestPricing
  return (viewer?.phase === 'member' && viewer.pricing) || unknownPricing
}
