export const messages = {
  filters: 'Filter',
  feeds: 'Follow this list:',
} as const
