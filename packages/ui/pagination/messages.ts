export const messages = {
  previous: 'Previous page',
  next: 'Next page',
  place: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** Names the links; a page may hold several lists. */
  label: (page: number, pages: number) => `Pages, ${page} of ${pages}`,
} as const
