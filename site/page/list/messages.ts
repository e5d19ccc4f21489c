export const messages = {
  filters: 'Filter',
  jump: 'On this page',
  sort: 'Sort',
  feeds: 'Follow this list:',
  featured: 'Featured article',
  writers: 'Who writes about it',
  latest: 'Latest:',
} as const
