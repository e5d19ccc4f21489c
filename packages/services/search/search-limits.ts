/** Pages count from 0. */
export const searchLimits = {
  resultsPerPage: 10,
  lastPageIndex: 9,
  /** The provider allows 400 characters and 50 words; the `site:` operators need some of them. */
  queryCharacters: 200,
  queryWords: 40,
} as const
