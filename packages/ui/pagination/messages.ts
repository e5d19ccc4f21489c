export const messages = {
  previous: 'Previous page',
  next: 'Next page',
  place: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** A page can hold several lists. */
  label: (page: number, pages: number) => `Pages, ${page} of ${pages}`,
} as const
