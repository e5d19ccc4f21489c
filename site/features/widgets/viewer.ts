import {
  guestPricing,
  type Pricing,
  unknownPricing,
} from '@association/content/shared/products/pricing/pricing.ts'

/** Public pages are the same for everyone, so their viewer is unknown and treated as a guest. */
export type Viewer = { phase: 'unknown' } | { phase: 'guest' } | { phase: 'member'; pricing: Pricing | null }

export const unknownViewer: Viewer = { phase: 'unknown' }

/** Guests never inherit a member's price. */
export const pricingOf = (viewer: Viewer): Pricing =>
  viewer.phase === 'member' ? (viewer.pricing ?? unknownPricing) : guestPricing
