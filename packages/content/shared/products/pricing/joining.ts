import type { Pricing } from './pricing.ts'

export const membershipType = 'membership'

/** A viewer who joins pays member prices from the first line on. */
export const joiningPricing = (pricing: Pricing): Pricing =>
  pricing.isMember ? pricing : { isMember: true, hasStandardPricing: pricing.hasStandardPricing }

export const pricingOfCart = (pricing: Pricing, productTypes: readonly string[]): Pricing =>
  productTypes.includes(membershipType) ? joiningPricing(pricing) : pricing
