import { type FeedEntry, sourceNamed } from '@association/feeds'
import { loadIndex } from '../../content/delivery/load-page.ts'
import { entriesOf } from '../../content/places/entries-of.ts'

export const newest = 50

/** Rejects with UpstreamError without content or a copy. */
export async function loadFeed(source: string): Promise<FeedEntry[]> {
  const { items } = entriesOf(sourceNamed(source).list, await loadIndex(), { now: Date.now() })
  return items.map(({ entry, createdAt, updatedAt }) => ({
    entry: entry as FeedEntry['entry'],
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }))
}
