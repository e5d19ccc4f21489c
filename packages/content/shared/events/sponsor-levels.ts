/** Highest contribution first. */
export const sponsorLevels = ['Partner', 'Gold', 'Silver', 'Supporter'] as const
