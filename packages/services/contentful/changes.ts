import type { Space } from '@association/content'
import type { Source } from './source.ts'

/** An entry or asset, and when it was last saved. */
export type Change = { linkType: 'Entry' | 'Asset'; id: string; updatedAt: string }

/** Each of entries and assets; of more, only the newest are listed. */
const mostChanges = 200

/** The SDK's type of a date with a time; every ISO string is one. */
type Time = `${number}-${number}-${number}T${number}:${number}:${number}Z`

/** The entries and assets of a space that were saved at or after a time, newest first. Sends two small requests; throws UpstreamError. */
export async function fetchChanges({ clients }: Source, space: Space, since: Date): Promise<Change[]> {
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

const changes = (linkType: Change['linkType'], items: readonly Saved[]): Change[] =>
  items.map(({ sys: { id, updatedAt } }) => ({ linkType, id, updatedAt }))
