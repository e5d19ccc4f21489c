export const messages = {
  label: 'Search books by title, author or subject',
  search: 'Search',
  resultsTitle: 'Book search',
  found: (count: number, query: string) =>
    `${count === 1 ? '1 book matches' : `${count} books match`} “${query}”.`,
  none: (query: string) => `No book matches “${query}”. Try a shorter word, or the name of an author.`,
  more: (count: number) =>
    `${count === 1 ? '1 of them is' : `${count} of them are`} only on the page of results: press Search.`,
  noQuery: 'Type a title, an author or a subject.',
  allBooks: 'All books',
} as const
