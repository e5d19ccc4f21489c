/** The site sends no more requests to the provider for now. Kept answers are still given. */
export class SearchSpentError extends Error {
  readonly code = 'SEARCH_SPENT'
  override readonly name = 'SearchSpentError'
}
