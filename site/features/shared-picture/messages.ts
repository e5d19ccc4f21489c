export const messages = {
  article: 'Article',
  job: 'Open position',
  event: 'Event',
  list: 'Overview',
  credits: (count: number) => `${count} CME ${count === 1 ? 'credit' : 'credits'}`,
  /** The alternative text of a picture that shows the title of its page. */
  description: (title: string, organisation: string) => `${title} – ${organisation}`,
} as const
