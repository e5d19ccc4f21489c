/** The page reads `?q=`. */
export const bookSearchPath = '/publications/books/search'
export const bookSearchTermsPath = '/api/bookSearch'
/** In characters. */
export const longestQuery = 100
