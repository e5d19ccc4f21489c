export const bookSearchPath = '/publications/books/search'
export const bookSearchTermsPath = '/api/bookSearch'
/** Characters. */
export const longestQuery = 100
