import type { Feed } from '../feed.ts'
import { atom } from './atom.ts'
import type { Format } from './index.ts'
import { jsonFeed } from './json-feed.ts'
import { rss } from './rss.ts'
import type { Writer } from './writer.ts'

const writers: Record<Format, Writer> = { rss, atom, json: jsonFeed }

/** Pieces of any length. The same feed always gives the same text. */
export function* feedText(format: Format, feed: Feed): Generator<string> {
  const { head, item, between, foot } = writers[format]
  yield head(feed)
  let separator = ''
  for (const each of feed.items) {
    yield separator
    yield* item(each)
    separator = between
  }
  yield foot
}
