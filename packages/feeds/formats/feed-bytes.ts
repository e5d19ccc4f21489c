import type { Feed } from '../feed.ts'
import { feedText } from './feed-text.ts'
import type { Format } from './index.ts'

/** Bytes: few writes, but never the whole feed in memory. */
const flushAt = 256 * 1024
/** Somewhat faster than `Buffer.write`. */
const encoder = new TextEncoder()

/** UTF-8 bytes for each UTF-16 unit. */
const bytesOfCharacter = 3

/**
 * Copy a piece to keep it: the next one reuses its memory. Encodes each item at once, so that texts pass memory once.
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
