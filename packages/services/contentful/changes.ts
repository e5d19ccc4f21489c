import type { Space } from '@association/content'
import type { Source } from './source.ts'

export type SavedChange = { linkType: 'Entry' | 'Asset'; id: string; updatedAt: string }

/** For each of entries and assets; the newest win. */
const mostChanges = 200

/** The SDK's date-time type; every ISO string fits. */
type Time = `${number}-${number}-${number}T${number}:${number}:${number}Z`

/** Returns entries and assets saved since a time, newest first, with two small requests. Throws UpstreamError. */
export async function fetchChanges({ clients }: Source, space: Space, since: Date): Promise<SavedChange[]> {
  const recent = { 'sys.updatedAt[gte]': since.toISOString() as Time, limit: mostChanges }
  const [entries, assets] = await Promise.all([
    clients[space].getEntries({
      ...recent,
      select: ['sys.id', 'sys.updatedAt'],
      order: ['-sys.updatedAt'],
      include: 0,
    }),
    clients[space].getAssets({ ...recent, select: ['sys.id', 'sys.updatedAt'], order: ['-sys.updatedAt'] }),
  ])
  return [...changes('Entry', entries.items), ...changes('Asset', assets.items)]
}

type Saved = { sys: { id: string; updatedAt: string } }

const changes = (linkType: SavedChange['linkType'], items: readonly Saved[]): SavedChange[] =>
  items.map(({ sys: { id, updatedAt } }) => ({ linkType, id, updatedAt }))
