export const messages = {
  kind: 'Article',
  articles: 'Articles',
  byline: (names: string) => `By ${names}`,
  readingTime: (minutes: number) => `${minutes}-minute read`,
  keyPoints: 'Key points',
  nextStep: 'Next step',
  contents: 'On this page',
  moreAuthors: (names: string, more: number) => `${names} and ${more} more`,
  authors: (count: number) => (count === 1 ? 'About the author' : 'About the authors'),
  facts: 'About this article',
  publishedIn: 'Published in',
  doi: 'DOI',
  topics: 'Topics',
  longPoint: (number: number, most: number) =>
    `Key point ${number} has more than ${most} characters. Say it in one short sentence.`,
  wrongMinutes: (minutes: number) =>
    `The text takes about ${minutes} min. Write ${minutes}, so that cards say it too.`,
} as const
