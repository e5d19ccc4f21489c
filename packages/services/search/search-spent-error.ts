/** The request budget is spent; cached responses are still returned. */
export class SearchSpentError extends Error {
  readonly code = 'SEARCH_SPENT'
  override readonly name = 'SearchSpentError'
}
