/** The one locale of both spaces. */
export const locale = 'en-US'
