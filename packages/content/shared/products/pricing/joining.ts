import type { Pricing } from './pricing.ts'

/** Makes its buyer a member. */
export const membershipType = 'membership'

/** A viewer who joins pays member prices from the first line on. */
export const joiningPricing = (pricing: Pricing): Pricing =>
  pricing.isMember ? pricing : { isMember: true, hasStandardPricing: pricing.hasStandardPricing }

/** A buyer of a membership joins. */
export const pricingOfCart = (pricing: Pricing, productTypes: readonly string[]): Pricing =>
  productTypes.includes(membershipType) ? joiningPricing(pricing) : pricing
