import { models, type Space } from '@association/content'
import {
  type FeedEntry,
  type FeedItem,
  type FeedSite,
  type FeedSource,
  itemsOf,
  type LeftOut,
} from '@association/feeds'
import { fetchListInPages, readList, type Source } from '@association/services/contentful'
import { isUpstreamError, type Patience } from '@association/services/upstream'

type ItemsRequest = Patience & {
  source: Source
  feed: Pick<FeedSource, 'type' | 'order' | 'where'>
  spaces: readonly Space[]
  site: FeedSite
  limit?: number | undefined
  /** Milliseconds; entries with later dates wait. */
  now: number
}

/** A list that changes during the read is read again. */
const attempts = 3

/** Newest first. All attempts share the patience. Throws UpstreamError. */
export async function readItems(wanted: ItemsRequest): Promise<{ items: FeedItem[]; leftOut: LeftOut[] }> {
  const until = Date.now() + wanted.patienceMs
  for (let attempt = 1; ; attempt += 1)
    try {
      const patienceMs = Math.max(0, until - Date.now())
      return itemsOf(await readSpaces({ ...wanted, patienceMs }), wanted.site, wanted.now)
    } catch (error) {
      const isMoved = isUpstreamError(error) && error.failure === 'malformed'
      if (!isMoved || attempt === attempts) throw error
    }
}

/** Keeps only the used fields of each page. */
async function readSpaces({ source, feed, spaces, ...patience }: ItemsRequest): Promise<FeedEntry[]> {
  const { type, order, where } = feed
  const list = { type, order, where }
  // Contentful refuses a query for a type that the space does not have.
  const spacesOfType: readonly Space[] = models[type].spaces
  const listed: FeedEntry[] = []
  for (const space of spaces.filter((each) => spacesOfType.includes(each)))
    for await (const page of fetchListInPages(source, { ...patience, space, list }))
      listed.push(...readList(type, page, source.spaceOf))
  return listed
}
