import type { FeedItem } from '@association/feeds'

/** Characters of an item's HTML: an article of three paragraphs. */
const contentLength = 2300

const paragraph =
  '<p>A surgical service cancelled nine standing meetings &amp; kept one: ten minutes, standing, at the board where the day is planned. “A year later,” says its chief, “turnover had fallen by a fifth.”</p>\n'
const content = paragraph.repeat(Math.ceil(contentLength / paragraph.length)).slice(0, contentLength)
const newest = Date.UTC(2026, 10, 20)
const minute = 60_000

/** Generates items one by one, so that no library holds them earlier than needed. */
export function* items(count: number): Generator<FeedItem> {
  for (let at = 0; at < count; at += 1)
    yield {
      id: `tag:example.org,2026:association/article-${at}`,
      url: `https://example.org/articles/article-${at}`,
      title: `Article ${at}: what R&D and surgery say of < 10 minutes`,
      published: newest - at * minute,
      updated: newest - at * minute,
      summary: `The summary of article ${at}, in a sentence.`,
      content: `${content}<p>${at}</p>`,
      author: 'Maren Okafor',
      tags: ['Operations and Policy', 'Meetings'],
    }
}
