export const messages = {
  title: 'Topics',
  description: 'Find what helps you lead: everything that we publish, by topic.',
  all: (count: number) => (count === 1 ? '1 article on this topic' : `All ${count} articles on this topic`),
  writers: 'By',
  none: 'No Post summaries',
} as const
