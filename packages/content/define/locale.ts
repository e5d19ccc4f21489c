/** Both spaces have only this locale. */
export const locale = 'en-US'
