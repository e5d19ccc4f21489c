/** What a year of membership costs, in US dollars. */
export const membershipPrice = 349
