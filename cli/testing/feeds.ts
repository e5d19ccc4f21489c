import type { Feed, FeedItem } from '@association/feeds'

/** Two feeds differ only in the word `edition`. */
export function feedOf(count: number, edition = 'first'): Feed & { items: FeedItem[] } {
  return {
    id: 'tag:example.org,2026:feeds/articles',
    title: 'Articles',
    description: `The ${edition} edition.`,
    home: 'https://example.org/articles',
    self: 'https://example.org/feeds/articles.rss',
    language: 'en-US',
    author: 'The association',
    items: Array.from({ length: count }, (_, at) => ({
      id: `tag:example.org,2026:association/article-${at}`,
      url: `https://example.org/articles/article-${at}`,
      title: `Article ${at}`,
      published: at,
      updated: at,
      summary: 'x'.repeat(5000),
    })),
  }
}
