import type { FastifyRequest } from 'fastify'
import type { ContentEntity } from '../entity.ts'
import { queryOf } from '../http/scope.ts'
import { checkSearch } from '../query/check.ts'
import { type Includes, includesOf } from '../query/includes.ts'
import { pageOf } from '../query/page.ts'
import { limits, parseSearch, wholeNumber } from '../query/parse.ts'
import { search } from '../query/search.ts'
import { selected } from '../query/select.ts'
import type { QueryWorld } from '../query/world.ts'
import type { Twin } from '../twin.ts'
import { inLocale, localeOf } from './locale.ts'
import { sourceMapper, wantsSourceMaps } from './source-maps.ts'
import type { View } from './view.ts'

export function listContent(
  twin: Twin,
  view: View,
  { type, request }: { type: 'Entry' | 'Asset'; request: FastifyRequest },
) {
  const query = queryOf(request)
  const { languages } = view
  const code = localeOf(query, languages)
  const wanted = parseSearch(query)
  const levels = wholeNumber(query, { name: 'include', otherwise: 1, most: limits.include })
  const locale = code === '*' ? languages.default : code
  const world: QueryWorld = { languages, locale, contentType: view.contentType, resolve: view.resolve }
  checkSearch(wanted, type, world)
  const found = search(view.candidates(type, wanted), wanted, world)
  const [address = ''] = request.url.split('?')
  const page = pageOf(found, wanted, { query, address })
  const show = (content: ContentEntity) => inLocale(content, code, view)
  const items = page.items.map((content) => selected(show(content), wanted.select))
  const { includes, errors } = includesOf(items, levels, { resolve: view.resolve, show, known: page.items })
  const hasMaps = wantsSourceMaps(query, view)
  return {
    sys: { type: 'Array' as const },
    ...page.envelope,
    ...(hasMaps ? mapped(twin, view, { items, includes }) : { items, ...present('includes', includes) }),
    ...(errors.length > 0 ? { errors } : {}),
  }
}

function mapped(twin: Twin, view: View, { items, includes }: { items: ContentEntity[]; includes: Includes }) {
  const { withMap, lookup } = sourceMapper(twin.store, view)
  // Clients read the lookup in order of first use: items come first.
  const mappedItems = items.map(withMap)
  const lists = Object.entries(includes).map(([type, list]) => [type, list.map(withMap)])
  return {
    items: mappedItems,
    ...present('includes', Object.fromEntries(lists)),
    sys: { type: 'Array' as const, contentSourceMapsLookup: lookup() },
  }
}

const present = (name: string, value: object) => (Object.keys(value).length > 0 ? { [name]: value } : {})
