export const messages = {
  title: 'Topics',
  description: 'Find what helps you lead: everything that we publish, by topic.',
  articles: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
  all: 'All articles on this topic',
  none: 'No Post summaries',
} as const
