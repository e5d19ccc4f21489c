/** How much a sponsor gives, the most first. */
export const sponsorLevels = ['Partner', 'Gold', 'Silver', 'Supporter'] as const
