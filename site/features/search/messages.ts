import { hasNextPage } from './limits.ts'

export const messages = {
  title: 'Search',
  label: 'Search the site',
  button: 'Search',
  close: 'Close search',
  suggestions: 'Suggestions',
  suggested: (count: number) =>
    count === 1
      ? '1 suggestion. Use the down arrow key to select it.'
      : `${count} suggestions. Use the up and down arrow keys to select one.`,
  results: 'Search results',
  searching: 'Searching…',
  found: ({ count, query, page }: { count: number; query: string; page: number }) => {
    const hasMore = page === 1 && hasNextPage(count, 0)
    const results = count === 1 ? '1 result' : `${count} results`
    return `${hasMore ? `The first ${results}` : results} for ‘${query}’${page === 1 ? '' : `, page ${page}`}`
  },
  none: (query: string) => `No results were found for '${query}'`,
  pages: 'Pages of results',
  previous: 'Previous',
  next: 'Next',
  pageNumber: (page: number) => `Page ${page}`,
  kindOfPage: 'Pages',
  kindsOfPages: [
    { under: '/certifications', kind: 'Certificates' },
    { under: '/credentials', kind: 'Certificates' },
    { under: '/conference', kind: 'Events' },
    { under: '/fall-institute', kind: 'Events' },
    { under: '/membership', kind: 'Membership' },
  ],
  kinds: 'Show on this page',
  allKinds: 'All',
  meant: 'Did you mean:',
  hint: 'Search articles, courses, books, webinars and pages.',
  unavailable:
    'The search is not available at the moment. Try again in a minute, or start with one of these pages:',
  spent:
    'The search is used up for today. It works again tomorrow. Until then, the menu leads to all articles, courses and books.',
  spentStart:
    'The search is used up for today. It works again tomorrow. Until then, start with one of these pages:',
  start: 'Or start with one of these pages:',
  more: 'Or look through',
  waysLabel: 'Main lists',
  ways: [
    { label: 'Articles', href: '/articles' },
    { label: 'Topics', href: '/articles/topics' },
    { label: 'Courses', href: '/education/courses' },
    { label: 'Books', href: '/publications/books' },
    { label: 'Webinars', href: '/webinars' },
    { label: 'Press room', href: '/about/press-room' },
  ],
  suggestFailed: 'Error auto suggest',
  searchFailed: 'Error Search',
  noQuery: 'The parameter q is missing: what should be searched?',
  wrongPage: 'The parameter page must be a whole number from 0 to 9.',
  tooManyHere: 'There are too many searches at the moment. Try again in a few minutes, or use the menu.',
  tooMany: 'The search provider takes no more requests at the moment. Try again later.',
  late: 'The search provider did not answer in time.',
  away: 'The search provider did not give a usable answer.',
} as const
