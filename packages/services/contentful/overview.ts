import type { Space } from '@association/content'
import type { Skeleton } from './skeleton.ts'
import type { Source } from './source.ts'

/** Contentful's limit. */
const pagesAtOnce = 1000
/** Contentful's CDN can list a change after a later one. */
const overlapMs = 120_000

export type Paths = {
  paths: string[]
  newest: string | undefined
}

/** Reads all pages without `since`, which is approximate. Throws UpstreamError. */
export async function fetchPathsSince({ clients }: Source, space: Space, since?: string): Promise<Paths> {
  const changed = since === undefined ? {} : { 'sys.updatedAt[gte]': earlier(since) }
  const paths: string[] = []
  let newest: string | undefined
  for (let skip = 0; ; skip += pagesAtOnce) {
    const { items, total } = await clients[space].getEntries<Skeleton<'page'>>({
      content_type: 'page',
      select: ['fields.path', 'sys.updatedAt'],
      order: ['sys.updatedAt', 'sys.id'],
      include: 0,
      limit: pagesAtOnce,
      skip,
      ...changed,
    })
    paths.push(...items.map(({ fields }) => fields.path).filter((path) => typeof path === 'string'))
    newest = items.at(-1)?.sys.updatedAt ?? newest
    if (skip + items.length >= total || items.length === 0) return { paths, newest }
  }
}

/** The SDK's date-time type; every ISO string fits. */
type Time = `${number}-${number}-${number}T${number}:${number}:${number}Z`

const earlier = (time: string) => new Date(Date.parse(time) - overlapMs).toISOString() as Time

/** Returns a text that changes with every publication. Sends two small requests; throws UpstreamError. */
export async function fetchFingerprint({ clients }: Source, space: Space): Promise<string> {
  const answers = await Promise.all([
    clients[space].getEntries({ limit: 1, include: 0, order: ['-sys.updatedAt'] }),
    clients[space].getAssets({ limit: 1, order: ['-sys.updatedAt'] }),
  ])
  return answers.map(({ total, items }) => `${total}@${items[0]?.sys.updatedAt ?? 'never'}`).join(' ')
}

export type SavedChange = { linkType: 'Entry' | 'Asset'; id: string; updatedAt: string }

/** For each of entries and assets; the newest win. */
const mostChanges = 200

/** Sends two small requests; each returns the newest changes first. Throws UpstreamError. */
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
  return [...savedChanges('Entry', entries.items), ...savedChanges('Asset', assets.items)]
}

type Saved = { sys: { id: string; updatedAt: string } }

const savedChanges = (linkType: SavedChange['linkType'], items: readonly Saved[]): SavedChange[] =>
  items.map(({ sys: { id, updatedAt } }) => ({ linkType, id, updatedAt }))
