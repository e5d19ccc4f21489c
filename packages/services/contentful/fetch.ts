import { type Space, spaces } from '@association/content'
import type { WireAsset, WireEntry } from '@association/content/wire'
import type { EntriesQueries } from 'contentful'
import { UpstreamError } from '../upstream/index.ts'
import type { Client } from './client.ts'
import { type Delivered, type DeliveredPart, isResourceLink, linksIn, targetOf } from './delivered.ts'
import type { Skeleton } from './skeleton.ts'
import type { Source } from './source.ts'

/** Contentful's limit of `include`. */
const depth = 10
/** Contentful allows 7,600 characters in a URL. */
const idsAtOnce = 300
/** Limits how often content leads into the other space and back. */
const crossings = 2

/** Sends a request for each space and each crossing. */
export async function pageAtOnce(source: Source, path: string): Promise<Delivered | undefined> {
  for (const space of spaces) {
    const answer = await source.clients[space].getEntries(pageQuery(path, depth))
    const delivered = await withCrossings(source, space, answer)
    if (delivered) return delivered
  }
  return undefined
}

/** Finds the entry without content, for a tree that is too large to send. */
export async function findPage(
  { clients }: Source,
  path: string,
): Promise<{ space: Space; id: string } | undefined> {
  for (const space of spaces) {
    const { items } = await clients[space].getEntries(pageQuery(path, 0))
    if (items[0]) return { space, id: items[0].sys.id }
  }
  return undefined
}

/** The older of two pages with the same path wins. */
const pageQuery = (path: string, include: 0 | typeof depth): EntriesQueries<Skeleton<'page'>, undefined> => ({
  content_type: 'page',
  'fields.path': path,
  include,
  limit: 1,
  order: ['sys.createdAt', 'sys.id'],
})

/** Sends one request, and one for each crossing. */
export async function entryAtOnce(source: Source, space: Space, id: string): Promise<Delivered | undefined> {
  const answer = await source.clients[space].getEntries({ 'sys.id': id, include: depth, limit: 1 })
  return withCrossings(source, space, answer)
}

export async function fetchFirst(source: Source, space: Space, type: Skeleton['contentTypeId']) {
  const answer = await source.clients[space].getEntries({
    content_type: type,
    include: depth,
    limit: 1,
    order: ['sys.createdAt', 'sys.id'],
  })
  return withCrossings(source, space, answer)
}

type Collection = Awaited<ReturnType<Client['getEntries']>>

async function withCrossings(
  source: Source,
  space: Space,
  answer: Collection,
): Promise<Delivered | undefined> {
  const part = partOf(answer)
  const root = answer.items[0]
  if (!root) return undefined
  const delivered: Delivered = { space, root: root.sys.id, parts: { [space]: part } }
  for (let crossing = 0; crossing < crossings; crossing += 1) {
    const missing = crossedLinks(source, delivered)
    if (missing.length === 0) break
    await Promise.all(
      missing.map(([away, ids]) => addEntries(source.clients[away], delivered, { away, ids })),
    )
  }
  return delivered
}

function crossedLinks({ spaceOf }: Source, { parts }: Delivered): [Space, string[]][] {
  const wanted: Record<Space, Set<string>> = { association: new Set(), events: new Set() }
  const entries = Object.values(parts).flatMap((part) => Object.values(part.entries))
  for (const link of entries.flatMap(({ fields }) => linksIn(fields)).filter(isResourceLink)) {
    const target = targetOf(link)
    const space = target && spaceOf(target.spaceId)
    if (space && !(target.id in (parts[space]?.entries ?? {}))) wanted[space].add(target.id)
  }
  return spaces
    .map((space): [Space, string[]] => [space, [...wanted[space]].slice(0, idsAtOnce)])
    .filter(([, ids]) => ids.length > 0)
}

async function addEntries(
  client: Client,
  { parts }: Delivered,
  { away, ids }: { away: Space; ids: string[] },
) {
  const answer = await client.getEntries({ 'sys.id[in]': ids, include: depth, limit: ids.length })
  const added = partOf(answer)
  const present = parts[away] ?? { entries: {}, assets: {} }
  parts[away] = {
    entries: { ...present.entries, ...added.entries },
    assets: { ...present.assets, ...added.assets },
  }
}

/** Throws if it is no collection: a broken response must not look like an empty one. */
export function partOf({ items, includes = {} }: Collection): DeliveredPart {
  const { Entry = [], Asset = [] } = includes
  const lists: unknown[] = [items, Entry, Asset]
  if (!lists.every(isListOfItems))
    throw new UpstreamError('Contentful', 'malformed', { message: 'answered no list of items' })
  return {
    entries: byId([...items, ...Entry] as unknown as WireEntry[]),
    assets: byId(Asset as unknown as WireAsset[]),
  }
}

const isListOfItems = (list: unknown) => Array.isArray(list) && list.every(isItem)
const isItem = (item: unknown) => typeof (item as { sys?: { id?: unknown } } | null)?.sys?.id === 'string'

const byId = <Item extends { sys: { id: string } }>(items: readonly Item[]) =>
  Object.fromEntries(items.map((item) => [item.sys.id, item]))
