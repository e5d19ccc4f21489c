import {
  guestPricing,
  type Pricing,
  unknownPricing,
} from '@association/content/shared/products/pricing/pricing.ts'

/**
 * Who looks at the page, as far as the site knows. Public pages are the same bytes for everyone, so they are rendered
 * for a viewer of whom nothing is known yet, who is treated as a guest.
 */
export type Viewer = { phase: 'unknown' } | { phase: 'guest' } | { phase: 'member'; pricing: Pricing | null }

export const unknownViewer: Viewer = { phase: 'unknown' }

/** Guests never inherit a member's price. */
export const pricingOf = (viewer: Viewer): Pricing =>
  viewer.phase === 'member' ? (viewer.pricing ?? unknownPricing) : guestPricing
