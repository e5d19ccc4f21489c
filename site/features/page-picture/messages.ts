export const messages = {
  event: 'Event',
  list: 'Overview',
} as const
