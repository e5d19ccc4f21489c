export const messages = {
  article: 'Article',
  job: 'Open position',
  event: 'Event',
  list: 'Overview',
  credits: (count: number) => `${count} CME ${count === 1 ? 'credit' : 'credits'}`,
} as const
