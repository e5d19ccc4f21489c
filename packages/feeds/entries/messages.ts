/** Titles and descriptions of the feeds, and the pages that people read instead. */
export const messages = {
  articles: {
    title: 'Articles',
    description: 'Articles on leading in medicine, from the journals and the site.',
    home: '/articles',
  },
  'press-releases': {
    title: 'Press releases',
    description: 'News of the association for the press.',
    home: '/about/press-room',
  },
  webinars: {
    title: 'Webinars',
    description: 'Webinars for physicians who lead.',
    home: '/webinars',
  },
  jobs: {
    title: 'Jobs',
    description: 'Open positions at the association.',
    home: '/aapl-jobs',
  },
  topic: (name: string) => ({
    title: `Articles: ${name}`,
    description: `Articles on “${name}”.`,
  }),
} as const
