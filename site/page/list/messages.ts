export const messages = {
  filters: 'Filter',
  feeds: 'Follow this list:',
  featured: 'Featured article',
} as const
