import type { Space } from '@association/content'
import {
  type FeedEntry,
  type FeedItem,
  type FeedSite,
  itemsOf,
  type LeftOut,
  sourceNamed,
} from '@association/feeds'
import { fetchListInPages, readList, type Source } from '@association/services/contentful'
import { isUpstreamError, type Patience } from '@association/services/upstream'

type ItemsRequest = Patience & {
  source: Source
  name: string
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
async function readSpaces({ source, name, spaces, ...patience }: ItemsRequest): Promise<FeedEntry[]> {
  const { type, order, where } = sourceNamed(name)
  const list = { type, order, where }
  const listed: FeedEntry[] = []
  for (const space of spaces)
    for await (const page of fetchListInPages(source, { ...patience, space, list }))
      listed.push(...readList(type, page, source.spaceOf))
  return listed
}
