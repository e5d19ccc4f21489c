export const messages = {
  kind: 'Article',
  articles: 'Articles',
  byline: (names: string) => `By ${names}`,
  readingTime: (minutes: number) => `${minutes}-minute read`,
  contents: 'On this page',
  authors: (count: number) => (count === 1 ? 'About the author' : 'About the authors'),
  facts: 'About this article',
  publishedIn: 'Published in',
  doi: 'DOI',
  topics: 'Topics',
} as const
