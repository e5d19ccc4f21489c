import { searchText } from '@association/services/search'
import { limits } from '../limits.ts'

export type SearchQuery = {
  q: string
  /** The first page is 0, but its address says 1. */
  page: number
}

/** Invalid pages become the first one. */
export function readQuery(given: Readonly<Record<string, string | string[] | undefined>>): SearchQuery {
  const [q = ''] = [given.q].flat()
  const [page = '1'] = [given.page].flat()
  const index = /^\d{1,2}$/.test(page) ? Number(page) - 1 : 0
  return { q: searchText(q), page: index >= 0 && index <= limits.lastPageIndex ? index : 0 }
}

export const searchAddress = ({ q, page }: SearchQuery) =>
  `/search?${new URLSearchParams({ q, ...(page > 0 && { page: String(page + 1) }) })}`
