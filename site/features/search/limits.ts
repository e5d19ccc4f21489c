import { searchLimits } from '@association/services/search/search-limits.ts'

/** The limits of a search, and how long the overlay waits for the next letter. */
export const limits = { ...searchLimits, suggestAfterMs: 90 } as const

/** Whether there may be another page after one with this many results. */
export const hasNextPage = (results: number, pageIndex: number) =>
  results === limits.resultsPerPage && pageIndex < limits.lastPageIndex
