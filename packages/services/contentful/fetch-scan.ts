import { type ContentTypeId, models, type Space } from '@association/content'
import type { Field } from '@association/content/define/field.ts'
import type { WireEntry } from '@association/content/wire'
import { UpstreamError } from '../upstream/index.ts'
import { type DeliveredPart, isLink, linksIn } from './delivered.ts'
import { partOf } from './fetch.ts'
import { isTooLarge } from './fetch-whole.ts'
import type { Source } from './source.ts'

export type Scan = { roots: string[]; part: DeliveredPart }

/** Selects by content type, optionally saved since about a time, or by id. */
export type ScanQuery =
  | { types: readonly ContentTypeId[]; since?: string | undefined }
  | { ids: readonly string[] }
  | { assets: readonly string[] }

/** Contentful's limit. */
const entriesAtOnce = 1000
/** Contentful allows 7,600 characters in a URL. */
const idsAtOnce = 300
/** Contentful's CDN can list a change after a later one. */
const overlapMs = 120_000
/** Attempts while the space keeps changing. */
const attempts = 3

/** Requests half as many entries if the response is too large. Throws UpstreamError. */
export async function fetchScan(source: Source, space: Space, wanted: ScanQuery): Promise<Scan> {
  if ('types' in wanted) return scanAll(source, space, queryOf(wanted))
  const isOfAssets = 'assets' in wanted
  const ids = isOfAssets ? wanted.assets : wanted.ids
  const scans: Scan[] = []
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const some = ids.slice(at, at + idsAtOnce)
    scans.push(
      await (isOfAssets ? fetchAssets(source, space, some) : scanAll(source, space, { 'sys.id[in]': some })),
    )
  }
  return joined(scans)
}

async function fetchAssets({ clients }: Source, space: Space, ids: string[]): Promise<Scan> {
  const { items } = await clients[space].getAssets({ 'sys.id[in]': ids, limit: ids.length })
  return {
    roots: [],
    part: { entries: {}, assets: Object.fromEntries(items.map((item) => [item.sys.id, item])) },
  }
}

type DeliveryQuery = Readonly<Record<string, unknown>>

/** Contentful selects fields only for a single content type. */
function queryOf({ types, since }: Extract<ScanQuery, { types: unknown }>): DeliveryQuery {
  const [only, ...others] = types
  return {
    ...(only !== undefined && others.length === 0
      ? { content_type: only, select: ['sys', ...shortFields(only).map((field) => `fields.${field}`)] }
      : { 'sys.contentType.sys.id[in]': types }),
    ...(since !== undefined && { 'sys.updatedAt[gte]': earlier(since) }),
  }
}

const earlier = (time: string) => new Date(Date.parse(time) - overlapMs).toISOString()

async function scanAll(source: Source, space: Space, query: DeliveryQuery): Promise<Scan> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const scan = await scanOnce(source, space, query)
    if (scan) return scan
  }
  throw new UpstreamError('Contentful', 'malformed', { message: 'the entries changed while they were read' })
}

/** Returns undefined if entries changed meanwhile: one would be missing or repeated. */
async function scanOnce(source: Source, space: Space, query: DeliveryQuery): Promise<Scan | undefined> {
  const scans: Scan[] = []
  let total: number | undefined
  let limit = entriesAtOnce
  for (let skip = 0; skip < (total ?? 1); ) {
    const answer = await fetchSome(source, space, { ...query, skip, limit })
    if (answer === 'too large') {
      limit = Math.ceil(limit / 2)
      continue
    }
    total ??= answer.total
    const isWhole = answer.items.length === Math.min(limit, total - skip)
    if (answer.total !== total || !isWhole) return undefined
    const roots = answer.items.map(({ sys }) => sys.id)
    scans.push({ roots, part: linkedFrom(roots, shortened(partOf(answer))) })
    skip += answer.items.length
  }
  return joined(scans)
}

async function fetchSome({ clients }: Source, space: Space, query: DeliveryQuery & { limit: number }) {
  try {
    // The SDK types one content type; a scan has several.
    return await clients[space].getEntries({ ...query, include: 1, order: ['sys.createdAt', 'sys.id'] })
  } catch (error) {
    if (isTooLarge(error) && query.limit > 1) return 'too large' as const
    throw error
  }
}

const joined = (scans: readonly Scan[]): Scan => ({
  roots: scans.flatMap(({ roots }) => roots),
  part: {
    entries: Object.assign({}, ...scans.map(({ part }) => part.entries)),
    assets: Object.assign({}, ...scans.map(({ part }) => part.assets)),
  },
})

/** Drops rich text and page blocks: lists never show them, and they need most memory. */
const shortened = ({ entries, assets }: DeliveredPart): DeliveredPart => ({
  assets,
  entries: Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, shortEntry(entry)])),
})

function shortEntry(entry: WireEntry): WireEntry {
  const type = entry.sys.contentType?.sys.id as ContentTypeId | undefined
  if (type === undefined || !Object.hasOwn(models, type)) return entry
  const kept = new Set(shortFields(type))
  const fields = Object.entries(entry.fields ?? {}).filter(([field]) => kept.has(field))
  return { ...entry, fields: Object.fromEntries(fields) }
}

function linkedFrom(roots: readonly string[], { entries, assets }: DeliveredPart): DeliveredPart {
  const links = roots.flatMap((id) => linksIn(entries[id]?.fields)).filter(isLink)
  const kept = new Set([...roots, ...links.map(({ sys }) => sys.id)])
  const pick = <Item>(items: Record<string, Item>) =>
    Object.fromEntries(Object.entries(items).filter(([id]) => kept.has(id)))
  // A linked entry's card shows its picture.
  const inner = Object.values(pick(entries))
    .flatMap(({ fields }) => linksIn(fields))
    .filter(isLink)
  for (const { sys } of inner) if (sys.linkType === 'Asset') kept.add(sys.id)
  return { entries: pick(entries), assets: pick(assets) }
}

const shortFields = (type: ContentTypeId): string[] =>
  Object.entries<Field>(models[type].fields)
    .filter(([name, field]) => isShort(field) || keptTexts[type]?.includes(name))
    .map(([name]) => name)

const isShort = (field: Field) =>
  field.kind !== 'richText' && !holdsBlocks(field) && !holdsLargeEntry(field) && !field.hidden

/** Cards of assessments show both texts. Products are few. */
const keptTexts: { readonly [Type in ContentTypeId]?: readonly string[] } = { product: ['body', 'excerpt'] }

const holdsBlocks = ({ to }: Field) => to !== undefined && 'slot' in to

/** Each article would hold a copy of the product to which its page leads. */
const holdsLargeEntry = ({ onPage, to }: Field) =>
  onPage === true && Array.isArray(to) && to.some((type: ContentTypeId) => keptTexts[type])
