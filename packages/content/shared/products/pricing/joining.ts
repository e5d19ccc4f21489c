import type { Pricing } from './pricing.ts'

/** The product type that makes its buyer a member. */
export const membershipType = 'membership'

/** What decides the prices of a viewer who joins with the same order: those of a member, from the first line on. */
export const joiningPricing = (pricing: Pricing): Pricing =>
  pricing.isMember ? pricing : { isMember: true, hasStandardPricing: pricing.hasStandardPricing }

/** What decides the prices of a cart with products of these types: who buys a membership with it joins. */
export const pricingOfCart = (pricing: Pricing, productTypes: readonly string[]): Pricing =>
  productTypes.includes(membershipType) ? joiningPricing(pricing) : pricing
