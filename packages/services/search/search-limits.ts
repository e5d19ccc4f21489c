/** Pages count from 0. */
export const searchLimits = {
  resultsPerPage: 10,
  lastPageIndex: 9,
  /** The provider allows 400 characters and 50 words; `site:` operators need some. */
  queryCharacters: 200,
  queryWords: 40,
} as const
