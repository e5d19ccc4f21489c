export const messages = {
  filters: 'Filter',
  feeds: 'Follow this list:',
  featured: 'Featured article',
  writers: 'Who writes about it',
  latest: 'Latest:',
} as const
