import type { FastifyRequest } from 'fastify'
import type { Content } from '../entity.ts'
import { queryOf } from '../http/scope.ts'
import { checkSearch, type Subject } from '../query/check.ts'
import { pageOf } from '../query/page.ts'
import { parseSearch } from '../query/parse.ts'
import { search } from '../query/search.ts'
import { selected } from '../query/select.ts'
import type { World } from '../query/world.ts'
import { assets, entries, type Kind, type Place, publishedContentTypes } from '../store/kinds.ts'
import { languagesOf } from '../store/locales.ts'
import type { Store } from '../store/store.ts'
import type { Context } from './context.ts'

type Identified = { sys: { id: string } }

/** A page of the documents of a kind: filtered, ordered and cut as the query says. */
export function listDocuments<T extends Identified>({ twin, place, request }: Context, kind: Kind<T>) {
  const subject = kind === (entries as unknown) ? 'Entry' : kind === (assets as unknown) ? 'Asset' : 'Other'
  return listOf(twin.store.list(kind, place), { request, subject, world: worldOf(twin.store, place) })
}

type Frame = { request: FastifyRequest; subject: Subject; world: World }

function listOf<T extends Identified>(documents: Iterable<T>, { request, subject, world }: Frame) {
  const query = queryOf(request)
  const wanted = parseSearch(query)
  checkSearch(wanted, subject, world)
  // Documents without fields are searched by `sys` and name only; the search reads nothing else of them.
  const found = search(documents as unknown as Iterable<Content>, wanted, world) as unknown as T[]
  const [address = ''] = request.url.split('?')
  const { items, envelope } = pageOf(found, wanted, { query, address })
  return {
    sys: { type: 'Array' as const },
    ...envelope,
    items: items.map((item) => selected(item, wanted.select)),
  }
}

/** The Management API searches the drafts, in the default locale. */
export function worldOf(store: Store, place: Place): World {
  const languages = languagesOf(store, place)
  return {
    languages,
    locale: languages.default,
    contentType: (id) => store.get(publishedContentTypes, place, id),
    resolve: ({ sys }) => store.get(sys.linkType === 'Asset' ? assets : entries, place, sys.id),
  }
}
