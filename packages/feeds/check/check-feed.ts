import type { Format } from '../formats/index.ts'
import { checkAtom } from './atom.ts'
import { FeedFault } from './fault.ts'
import { checkJsonFeed } from './json-feed.ts'
import { checkRss } from './rss.ts'
import { problemList } from './values.ts'

/** `isFeed`: it is of that format and whole, though something in it may be wrong. */
export type Verdict = { isFeed: boolean; items: number; problems: readonly string[] }

const checks = { rss: checkRss, atom: checkAtom, json: checkJsonFeed }

/** Holds the text of a feed against the rules of its format, piece by piece; it never holds the whole. */
export async function checkFeed(
  format: Format,
  pieces: AsyncIterable<string> | Iterable<string>,
): Promise<Verdict> {
  const { problems, note } = problemList()
  try {
    const items = await checks[format](pieces, note)
    return { isFeed: true, items, problems }
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error
    return { isFeed: false, items: 0, problems: [`It ${error.message}.`] }
  }
}
