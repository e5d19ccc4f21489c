import type { About } from '../define/structured-data.ts'

/** What structured data refers to in tests. */
export const about: About = {
  url: 'https://www.leaders.example/a',
  siteUrl: 'https://www.leaders.example',
  organisation: { name: 'Leaders' },
  picture: ({ id }) => `https://images.example/${id}.png`,
}
