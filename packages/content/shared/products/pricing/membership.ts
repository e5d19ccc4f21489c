/** US dollars for a year. */
export const membershipPrice = 349
