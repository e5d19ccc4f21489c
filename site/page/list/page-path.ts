/** The first page is the base itself; a search keeps its page in the query. */
export function pagePath(base: string, page: number): string {
  if (page === 1) return base
  return base.includes('?') ? `${base}&page=${page}` : `${base}/page/${page}`
}
