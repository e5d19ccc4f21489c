import { transcode } from 'node:buffer'
import type { Feed } from '../feed.ts'
import { feedText } from './feed-text.ts'
import type { Format } from './index.ts'

/** UTF-16 units, of one to three bytes: few writes, but never the whole feed in memory. */
const flushAt = 112 * 1024
const bytesOfUnit = 2

/** Gathers UTF-16, because Node.js encodes one large piece twice as fast as many small ones. */
export function* feedBytes(format: Format, feed: Feed): Generator<Buffer> {
  const gathered = Buffer.allocUnsafeSlow(flushAt * bytesOfUnit)
  let used = 0
  for (const text of feedText(format, feed)) {
    const length = text.length * bytesOfUnit
    if (used + length > gathered.length && used > 0) {
      yield utf8Of(gathered.subarray(0, used))
      used = 0
    }
    if (length > gathered.length) yield Buffer.from(text)
    else used += gathered.write(text, used, 'utf16le')
  }
  if (used > 0) yield utf8Of(gathered.subarray(0, used))
}

function utf8Of(utf16: Buffer): Buffer {
  try {
    return transcode(utf16, 'utf16le', 'utf8')
  } catch {
    // `transcode` refuses a lone surrogate, which becomes U+FFFD.
    return Buffer.from(utf16.toString('utf16le'))
  }
}
