import { badRequest } from '../http/errors.ts'
import type { RequestQuery } from '../http/scope.ts'
import type { Search } from './parse.ts'

type Identified = { sys: { id: string } }

export type ResultPage<T> = { items: T[]; envelope: Record<string, unknown> }

/** @param address the path of the list, for links to other pages */
export function pageOf<T extends Identified>(
  found: readonly T[],
  { skip, limit }: Pick<Search, 'skip' | 'limit'>,
  { query, address }: { query: RequestQuery; address: string },
): ResultPage<T> {
  if (!isCursorMode(query)) {
    return { items: found.slice(skip, skip + limit), envelope: { total: found.length, skip, limit } }
  }
  const start = startOf(found, query, limit)
  const items = found.slice(start, start + limit)
  const link = (name: 'pageNext' | 'pagePrev', at: number) =>
    `${address}?${new URLSearchParams({ ...rest(query), [name]: encode({ id: found[at]?.sys.id ?? '', at }) })}`
  return {
    items,
    envelope: {
      limit,
      pages: {
        ...(start + limit < found.length ? { next: link('pageNext', start + limit) } : {}),
        ...(start > 0 ? { prev: link('pagePrev', start) } : {}),
      },
    },
  }
}

const isCursorMode = (query: RequestQuery) =>
  query.cursor === 'true' || query.pageNext !== undefined || query.pagePrev !== undefined

const rest = ({ pageNext: _next, pagePrev: _previous, ...query }: RequestQuery) => query

function startOf(found: readonly Identified[], query: RequestQuery, limit: number): number {
  if (query.pageNext !== undefined) return positionOf(found, query.pageNext)
  if (query.pagePrev !== undefined) return Math.max(0, positionOf(found, query.pagePrev) - limit)
  return 0
}

/** Returns the old position if the item is gone. */
function positionOf(found: readonly Identified[], token: string): number {
  const { id, at } = decode(token)
  const now = found.findIndex((item) => item.sys.id === id)
  return now < 0 ? at : now
}

type Cursor = { id: string; at: number }

const encode = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function decode(token: string): Cursor {
  try {
    const { id, at } = JSON.parse(Buffer.from(token, 'base64url').toString()) as Cursor
    if (typeof id === 'string' && Number.isInteger(at)) return { id, at }
  } catch {
    // The throw below covers this too.
  }
  throw badRequest('The page token is not valid.')
}
