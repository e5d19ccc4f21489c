import { type ContentTypeId, type Entry, type Space, spaces } from '@association/content'
import { reader } from '@association/content/read'
import { type Patience, patiently, UpstreamError } from '../upstream/index.ts'
import type { Delivered } from './delivered.ts'
import { partOf } from './fetch.ts'
import { isTooLarge } from './fetch-whole.ts'
import { resolve } from './resolve.ts'
import type { Skeleton } from './skeleton.ts'
import type { Source } from './source.ts'

/** `roots` keeps the order; `parts` includes linked content. */
export type DeliveredList = { roots: readonly Pick<Delivered, 'space' | 'root'>[]; parts: Delivered['parts'] }

export type ListQuery = {
  type: Skeleton['contentTypeId']
  /** Filters such as `{ 'fields.productType': 'Webinar' }`. */
  where?: Readonly<Record<string, string>> | undefined
  /** Such as `-fields.publicationDate`; the id orders equal values. */
  order: string
}

/** `limit` counts for each space. Throws UpstreamError. */
export async function fetchList(source: Source, list: ListQuery, limit: number): Promise<DeliveredList> {
  const pages = await Promise.all(spaces.map((space) => fetchPage(source, { space, list, skip: 0, limit })))
  return {
    roots: pages.flatMap(({ found }) => found.roots),
    parts: Object.assign({}, ...pages.map(({ found }) => found.parts)),
  }
}

const entriesAtOnce = 200

/** Throws UpstreamError, also if the list changes meanwhile: an entry would be missing or repeated. */
export async function* fetchListInPages(
  source: Source,
  {
    space,
    list,
    limit = Number.POSITIVE_INFINITY,
    ...patience
  }: Patience & { space: Space; list: ListQuery; limit?: number },
): AsyncGenerator<DeliveredList> {
  let total: number | undefined
  let atOnce = entriesAtOnce
  for (let skip = 0; skip < Math.min(limit, total ?? limit); ) {
    const wanted = { space, list, skip, limit: Math.min(atOnce, limit - skip) }
    const page = await patiently(() => fetchPage(source, wanted), patience).catch(tooLarge)
    if (page === 'too-large' && wanted.limit === 1) throw changed(`one entry of ${list.type} is too large`)
    if (page === 'too-large') {
      atOnce = Math.ceil(wanted.limit / 2)
      continue
    }
    total ??= page.total
    const isWhole = page.found.roots.length === Math.min(wanted.limit, total - skip)
    if (page.total !== total || !isWhole) throw changed(`the list of ${list.type} changed while it was read`)
    skip += page.found.roots.length
    yield page.found
  }
}

function tooLarge(error: unknown) {
  if (isTooLarge(error)) return 'too-large' as const
  throw error
}

const changed = (message: string) => new UpstreamError('Contentful', 'malformed', { message })

type ListPage = { space: Space; list: ListQuery; skip: number; limit: number }

/** Lists show only entries and their direct links. */
async function fetchPage(source: Source, { space, list, skip, limit }: ListPage) {
  const answer = await source.clients[space].getEntries({
    content_type: list.type,
    ...list.where,
    // The SDK types one content type; a list can have any.
    order: [list.order, 'sys.id'] as unknown as ['sys.id'],
    include: 1,
    skip,
    limit,
  })
  const part = partOf(answer)
  const roots = answer.items.map(({ sys }) => ({ space, root: sys.id }))
  const found: DeliveredList = { roots, parts: { [space]: part } }
  return { found, total: answer.total }
}

export type ListedEntry<Type extends ContentTypeId> = {
  entry: Entry<Type>
  createdAt: string
  updatedAt: string
}

export function readList<Type extends ContentTypeId>(
  type: Type,
  { roots, parts }: DeliveredList,
  spaceOf: (spaceId: string) => Space | undefined,
): ListedEntry<Type>[] {
  return roots.flatMap(({ space, root }) => {
    const wire = resolve({ space, root, parts }, spaceOf)
    const entry = wire && reader({ spaceOf: () => space })(wire)
    if (entry?.type !== type) return []
    const timeOf = (name: string) => String(wire?.sys[name] ?? '')
    return [{ entry: entry as Entry<Type>, createdAt: timeOf('createdAt'), updatedAt: timeOf('updatedAt') }]
  })
}
