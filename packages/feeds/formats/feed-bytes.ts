import type { Feed } from '../feed.ts'
import { feedText } from './feed-text.ts'
import type { Format } from './index.ts'

/** Bytes that are gathered before they are handed on: few writes, and never the whole feed in memory. */
const flushAt = 256 * 1024
/** Somewhat faster than `Buffer.write`. */
const encoder = new TextEncoder()

/** What a character takes at most, counted as JavaScript counts them. */
const bytesOfCharacter = 3

/**
 * A feed as UTF-8, piece by piece. A piece is lent: the next one takes its place in memory, so whoever keeps it copies
 * it. Each item is encoded at once: joined first, the texts of a large feed would pass through memory twice.
 */
export function* feedBytes(format: Format, feed: Feed): Generator<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(flushAt)
  let used = 0
  for (const text of feedText(format, feed)) {
    const most = text.length * bytesOfCharacter
    if (used + most > flushAt && used > 0) {
      yield buffer.subarray(0, used)
      used = 0
    }
    if (most > flushAt) yield Buffer.from(text)
    else used += encoder.encodeInto(text, buffer.subarray(used)).written
  }
  if (used > 0) yield buffer.subarray(0, used)
}
