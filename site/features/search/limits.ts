import { searchLimits } from '@association/services/search/search-limits.ts'

export const limits = { ...searchLimits, suggestAfterMs: 90, suggestions: 8 } as const

export const hasNextPage = (results: number, pageIndex: number) =>
  results === limits.resultsPerPage && pageIndex < limits.lastPageIndex
