/** The page of results reads `?q=`. */
export const bookSearchPath = '/publications/books/search'
export const bookSearchTermsPath = '/api/bookSearch'
/** Characters of a query that are read. */
export const longestQuery = 100
