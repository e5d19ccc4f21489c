import type { Format } from '../formats/index.ts'
import { checkAtom } from './atom.ts'
import { FeedFault } from './fault.ts'
import { checkJsonFeed } from './json-feed.ts'
import { checkRss } from './rss.ts'
import { problemList } from './values.ts'

/** `isFeed`: complete and of that format, even with problems. */
export type Verdict = { isFeed: boolean; items: number; problems: readonly string[] }

/** Bytes are UTF-8. */
type FeedBytes = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>

const checks = { rss: checkRss, atom: checkAtom, json: checkJsonFeed }

/** Never holds the whole feed. */
export async function checkFeed(format: Format, pieces: FeedBytes): Promise<Verdict> {
  const { problems, note } = problemList()
  try {
    const items = await checks[format](texts(pieces), note)
    return { isFeed: true, items, problems }
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error
    return { isFeed: false, items: 0, problems: [`It ${error.message}.`] }
  }
}

async function* texts(pieces: FeedBytes) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of pieces)
      yield typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true })
    yield decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) throw new FeedFault('is not written in UTF-8')
    throw error
  }
}
