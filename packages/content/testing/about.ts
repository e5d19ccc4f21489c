import type { About } from '../define/structured-data.ts'

export const about: About = {
  url: 'https://www.leaders.example/a',
  siteUrl: 'https://www.leaders.example',
  organisation: { name: 'Leaders' },
  picture: ({ id }) => `https://images.example/${id}.png`,
}
