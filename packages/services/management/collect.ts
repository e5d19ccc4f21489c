import type { SpaceClient } from './client.ts'
import { ManagementError } from './errors.ts'
import { isSame } from './same.ts'

type ItemPage<Item> = { total: number; items: Item[] }
type PageQuery = { limit: number; skip: number; order: string }
type IdentifiedItem = { sys: { id: string; contentType?: { sys: { id: string } } } }
type ReadPage<Item> = (query: PageQuery) => Promise<ItemPage<Item>>

const largestPage = 1000
const attempts = 5

/** Contentful's default lists the last updated first: an entry saved between two pages would be in neither. */
const order = 'sys.createdAt,sys.id'

/**
 * Reads pages of 1000, or smaller above Contentful's 7 MB. Restarts if items come or go between pages. Throws
 * ManagementError.
 */
export async function collect<Item extends IdentifiedItem>(read: ReadPage<Item>): Promise<Item[]> {
  for (let count = 1; count <= attempts; count += 1) {
    const items = await readPages(read)
    if (items) return items
  }
  throw new ManagementError(
    'UNREADABLE',
    'Contentful changes faster than it can be read, so its pages do not fit together: run the command again later.',
  )
}

/** Contentful documents no order for this list. */
export const collectEditors = (client: SpaceClient) =>
  collect(({ order: _, ...query }) => client.editorInterface.getMany({ query }))

/**
 * A page begins with the last item of the page before: another item shows a move, even if one item came and one went.
 */
async function readPages<Item extends IdentifiedItem>(read: ReadPage<Item>): Promise<Item[] | undefined> {
  const readPage = inFittingPages(read)
  const items = new Map<string, Item>()
  let total: number | undefined
  for (;;) {
    const last = [...items.keys()].slice(-1)
    const page = await readPage(items.size, last.length)
    total ??= page.total
    const fresh = page.items.slice(page.overlap)
    const expected = items.size + fresh.length
    const isSequel = isSame(page.items.slice(0, page.overlap).map(keyOf), last.slice(0, page.overlap))
    for (const item of fresh) items.set(keyOf(item), item)
    if (page.total !== total || items.size !== expected || !isSequel) return undefined
    if (fresh.length === 0 || items.size >= total)
      return items.size === total ? [...items.values()] : undefined
  }
}

/** A page of one item cannot overlap. */
function inFittingPages<Item extends IdentifiedItem>(read: ReadPage<Item>) {
  let limit = largestPage
  return async (start: number, wanted: number): Promise<ItemPage<Item> & { overlap: number }> => {
    for (;;)
      try {
        const overlap = limit > 1 ? wanted : 0
        const page = await read({ limit, skip: start - overlap, order })
        checkPage(page)
        return { ...page, overlap }
      } catch (error) {
        limit = smaller(limit, error)
      }
  }
}

/** All editors have the id `default`, so the key contains the content type. */
const keyOf = ({ sys: { id, contentType } }: IdentifiedItem) => `${id}/${contentType?.sys.id ?? ''}`

function smaller(limit: number, error: unknown): number {
  if (limit === 1 || !isTooBig(error)) throw error
  return Math.ceil(limit / 4)
}

const isTooBig = (error: unknown) =>
  error instanceof ManagementError && error.status === 400 && error.message.includes('Response size too big')

function checkPage({ items }: { items?: unknown }) {
  if (Array.isArray(items) && items.every(hasId)) return
  throw new ManagementError(
    'UNREADABLE',
    'The Management API answers with something that is no list of Contentful: check CONTENTFUL_MANAGEMENT_HOST.',
  )
}

const hasId = (item: { sys?: { id?: unknown } } | null) => typeof item?.sys?.id === 'string'
