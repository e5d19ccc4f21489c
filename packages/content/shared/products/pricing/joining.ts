import type { Pricing } from './pricing.ts'

/** This product type makes its buyer a member. */
export const membershipType = 'membership'

/** A viewer who joins in the same order pays member prices from the first line on. */
export const joiningPricing = (pricing: Pricing): Pricing =>
  pricing.isMember ? pricing : { isMember: true, hasStandardPricing: pricing.hasStandardPricing }

/** A buyer with a membership in the cart joins. */
export const pricingOfCart = (pricing: Pricing, productTypes: readonly string[]): Pricing =>
  productTypes.includes(membershipType) ? joiningPricing(pricing) : pricing
