import type { Feed } from '../feed.ts'
import { atom } from './atom.ts'
import type { Format } from './index.ts'
import { jsonFeed } from './json-feed.ts'
import { rss } from './rss.ts'
import type { Writer } from './writer.ts'

const writers: Record<Format, Writer> = { rss, atom, json: jsonFeed }

/** Characters that are gathered before they are handed on: few writes, and never the whole feed in memory. */
const flushAt = 256 * 1024

/** The text of a feed, piece by piece. The same feed is the same text, whenever and wherever it is built. */
export function* feedText(format: Format, feed: Feed): Generator<string> {
  const { head, item, between, foot } = writers[format]
  let text = head(feed)
  let separator = ''
  for (const each of feed.items) {
    text += separator + item(each)
    separator = between
    if (text.length >= flushAt) {
      yield text
      text = ''
    }
  }
  yield text + foot
}
