import type { ContentEntity } from '../../entity.ts'
import { invalidQuery } from '../../http/errors.ts'
import { queryOf, type RequestQuery } from '../../http/scope.ts'
import { isOperator } from '../../query/operators.ts'
import { pageOf } from '../../query/page.ts'
import { type Filter, limits, type Order, unrecognized, wholeNumber } from '../../query/parse.ts'
import { search } from '../../query/search.ts'
import type { QueryWorld } from '../../query/world.ts'
import type { RequestContext } from '../context.ts'

type Listing<T> = {
  hasCursor?: boolean
  searchable?: (document: T) => object
}

/** Throws InvalidQuery and BadRequest. */
export function listPage<T extends { sys: { id: string } }>(
  documents: readonly T[],
  { request }: Pick<RequestContext, 'request'>,
  { hasCursor, searchable = (document) => document }: Listing<T>,
) {
  const query = queryOf(request)
  const wanted = wantedBy(query)
  const views = new Map(documents.map((document) => [searchable(document), document]))
  // The search reads only paths of filters and orders: any document fits.
  const found = search([...views.keys()] as ContentEntity[], wanted, plainWorld).flatMap(
    (view) => views.get(view) ?? [],
  )
  const [address = ''] = request.url.split('?')
  const pages = { query: hasCursor ? { ...query, cursor: 'true' } : query, address }
  const { items, envelope } = pageOf(found, wanted, pages)
  return { sys: { type: 'Array' as const }, ...envelope, items }
}

const notFilters = new Set([
  'access_token',
  'cursor',
  'include',
  'limit',
  'order',
  'pageNext',
  'pagePrev',
  'skip',
])

function wantedBy(query: RequestQuery) {
  const filters = Object.entries(query).filter(([key]) => !notFilters.has(key))
  return {
    filters: filters.map(([key, value]) => filterOf(key, value)),
    order: query.order ? query.order.split(',').map(orderOf) : [],
    skip: wholeNumber(query, { name: 'skip', otherwise: 0, most: Number.MAX_SAFE_INTEGER }),
    limit: wholeNumber(query, { name: 'limit', otherwise: limits.defaultPage, most: limits.page }),
  }
}

function filterOf(key: string, value: string): Filter {
  const [, name = '', operator = 'eq'] = /^([^[]+)(?:\[(\w+)\])?$/.exec(key) ?? []
  if (name === '' || !isOperator(operator)) throw invalidQuery([unrecognized([key])])
  return { key, path: name.split('.'), operator, value }
}

const orderOf = (text: string): Order => ({
  path: text.trim().replace(/^-/, '').split('.'),
  descending: text.trim().startsWith('-'),
})

const plainWorld: QueryWorld = {
  languages: { default: '', codes: new Set(), fallbackOf: () => undefined },
  locale: '',
  contentType: () => undefined,
  resolve: () => undefined,
}
