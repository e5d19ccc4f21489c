export const messages = {
  previous: 'Previous page',
  next: 'Next page',
  place: (page: number, pages: number) => `Page ${page} of ${pages}`,
  label: 'Pages',
}
