/** What the provider and the site allow. A page is counted from 0. */
export const searchLimits = {
  resultsPerPage: 10,
  lastPageIndex: 9,
  /** The provider takes 400 and 50, and needs some for the operator `site:`. */
  queryCharacters: 200,
  queryWords: 40,
} as const
