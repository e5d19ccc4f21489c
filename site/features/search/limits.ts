/** What the specification says about a search, and how much a visitor may write. */
export const limits = {
  resultsPerPage: 10,
  lastPageIndex: 9,
  suggestAfterMs: 90,
  queryCharacters: 200,
} as const

/** Whether there may be another page after one with this many results. */
export const hasNextPage = (results: number, pageIndex: number) =>
  results === limits.resultsPerPage && pageIndex < limits.lastPageIndex
