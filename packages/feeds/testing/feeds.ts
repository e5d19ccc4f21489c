import type { Channel, FeedItem } from '../feed.ts'

export const channel: Channel = {
  id: 'tag:example.org,2026:feeds/articles',
  title: 'Articles',
  description: 'All of them.',
  home: 'https://example.org/articles',
  self: 'https://example.org/articles.rss',
  language: 'en-US',
  author: 'The association',
  updated: Date.UTC(2026, 10, 4, 9, 30),
}

export const item = (change: Partial<FeedItem>): FeedItem => ({
  id: 'tag:example.org,2026:association/one',
  url: 'https://example.org/articles/one',
  title: 'One',
  published: Date.UTC(2026, 10, 3, 12),
  updated: Date.UTC(2026, 10, 4, 9, 30),
  ...change,
})

export const hostileTitles: readonly [what: string, title: string, read: string][] = [
  ['an ampersand and a reference', 'Q&A &amp; more', 'Q&A &amp; more'],
  ['tags', '1 < 2 > 0 <script>alert("x")</script>', '1 < 2 > 0 <script>alert("x")</script>'],
  ['the end of a section', 'a ]]> b', 'a ]]> b'],
  ['emoji', 'Well done 👩🏽‍⚕️🏳️‍🌈', 'Well done 👩🏽‍⚕️🏳️‍🌈'],
  ['soft hyphens', 'Kranken\u00adhaus', 'Kranken\u00adhaus'],
  ['line separators', 'one\u2028two\u2029three\r\nfour', 'one two three four'],
  ['control characters', 'a\u0000b\u0008c\u001fd\u007fe\u0085f\u009fg', 'abcdefg'],
  ['noncharacters', 'a\ufffeb\uffffc', 'abc'],
  ['half a character', 'a\ud83db\ude00', 'a\ufffdb\ufffd'],
]
