/** The highest contribution is first. */
export const sponsorLevels = ['Partner', 'Gold', 'Silver', 'Supporter'] as const
