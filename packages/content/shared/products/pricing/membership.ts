/** US dollars a year. */
export const membershipPrice = 349
