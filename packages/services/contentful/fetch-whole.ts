import { type Space, spaces } from '@association/content'
import type { WireAsset, WireEntry } from '@association/content/wire'
import { isUpstreamError } from '../upstream/index.ts'
import { type Delivered, type DeliveredPart, isLink, isResourceLink, linksIn, targetOf } from './delivered.ts'
import { entryAtOnce, findPage, pageAtOnce } from './fetch.ts'
import type { Source } from './source.ts'

/**
 * The association's space wins. Sends one request for a page within that space, unless its tree is too large. Returns
 * undefined only if both spaces lack the page; throws UpstreamError.
 */
export async function fetchPage(source: Source, path: string): Promise<Delivered | undefined> {
  try {
    return await pageAtOnce(source, path)
  } catch (error) {
    if (!isTooLarge(error)) throw error
    const page = await findPage(source, path)
    return page && fetchInParts(source, page.space, page.id)
  }
}

/** Returns undefined for a missing entry. Throws UpstreamError. */
export async function fetchEntry(source: Source, space: Space, id: string): Promise<Delivered | undefined> {
  try {
    return await entryAtOnce(source, space, id)
  } catch (error) {
    if (!isTooLarge(error)) throw error
    return fetchInParts(source, space, id)
  }
}

/** Contentful refuses responses above 7 MB (`Response size too big`); the client's limit is slightly higher. */
export const isTooLarge = (error: unknown): boolean =>
  isUpstreamError(error) &&
  (error.failure === 'too-large' || (error.status === 400 && /response size too big/i.test(error.message)))

/** The maximum of `include`. */
const depth = 10
const idsAtOnce = 100

type MissingIds = Record<Space, Record<'entries' | 'assets', Set<string>>>

async function fetchInParts(source: Source, space: Space, id: string): Promise<Delivered | undefined> {
  const parts: Record<Space, DeliveredPart> = { association: emptyPart(), events: emptyPart() }
  const wanted = nothingWanted()
  wanted[space].entries.add(id)
  let next: MissingIds = wanted
  for (let level = 0; level <= depth && isAnythingIn(next); level += 1)
    next = await fetchLevel(source, parts, next)
  return id in parts[space].entries ? { space, root: id, parts } : undefined
}

async function fetchLevel(
  source: Source,
  parts: Record<Space, DeliveredPart>,
  wanted: MissingIds,
): Promise<MissingIds> {
  const next = nothingWanted()
  for (const space of spaces) {
    const client = source.clients[space]
    const entries = await inBatches([...wanted[space].entries], async (ids) => {
      const { items } = await client.getEntries({ 'sys.id[in]': ids, include: 0, limit: ids.length })
      return items as unknown as WireEntry[]
    })
    const assets = await inBatches([...wanted[space].assets], async (ids) => {
      const { items } = await client.getAssets({ 'sys.id[in]': ids, limit: ids.length })
      return items as unknown as WireAsset[]
    })
    for (const entry of entries) parts[space].entries[entry.sys.id] = entry
    for (const asset of assets) parts[space].assets[asset.sys.id] = asset
    for (const entry of entries) want(next, { source, space, entry, parts })
  }
  return next
}

function want(
  next: MissingIds,
  {
    source,
    space,
    entry,
    parts,
  }: { source: Source; space: Space; entry: WireEntry; parts: Record<Space, DeliveredPart> },
) {
  for (const link of linksIn(entry.fields)) {
    const target = isResourceLink(link) ? targetOf(link) : { spaceId: '', id: link.sys.id }
    const home = isLink(link) ? space : source.spaceOf(target?.spaceId ?? '')
    const kind = isLink(link) && link.sys.linkType === 'Asset' ? 'assets' : 'entries'
    if (home && target && !(target.id in parts[home][kind])) next[home][kind].add(target.id)
  }
}

/** Halves a batch that is too large; a single item always fits. */
async function inBatches<Item>(ids: string[], fetch: (ids: string[]) => Promise<Item[]>): Promise<Item[]> {
  if (ids.length === 0) return []
  const middle = ids.length > idsAtOnce ? idsAtOnce : Math.ceil(ids.length / 2)
  try {
    if (ids.length <= idsAtOnce) return await fetch(ids)
  } catch (error) {
    if (!isTooLarge(error) || ids.length === 1) throw error
  }
  return [...(await inBatches(ids.slice(0, middle), fetch)), ...(await inBatches(ids.slice(middle), fetch))]
}

const emptyPart = (): DeliveredPart => ({ entries: {}, assets: {} })
const nothingWanted = (): MissingIds => ({
  association: { entries: new Set(), assets: new Set() },
  events: { entries: new Set(), assets: new Set() },
})
const isAnythingIn = (wanted: MissingIds) =>
  spaces.some((space) => wanted[space].entries.size + wanted[space].assets.size > 0)
