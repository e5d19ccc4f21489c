import type { Content, Entity } from '../entity.ts'
import { arrayOf } from '../http/collection.ts'
import type { Query } from '../http/scope.ts'
import { parseSearch } from '../query/parse.ts'
import { search } from '../query/search.ts'
import { selected } from '../query/select.ts'
import type { World } from '../query/world.ts'
import { assets, entries, type Kind, type Place, publishedContentTypes } from '../store/kinds.ts'
import { languagesOf } from '../store/locales.ts'
import type { Store } from '../store/store.ts'

/** A page of the documents of a kind: filtered, ordered and cut as the query says. */
export function listDocuments<T extends Entity>(
  store: Store,
  kind: Kind<T>,
  { place, query }: { place: Place; query: Query },
) {
  return pageOf(store.list(kind, place), worldOf(store, place), query)
}

export function pageOf<T extends Entity>(documents: Iterable<T>, world: World, query: Query) {
  const wanted = parseSearch(query)
  // Documents without fields are searched by `sys` only; the search reads nothing else of them.
  const found = search(documents as unknown as Iterable<Content>, wanted, world) as unknown as T[]
  const { skip, limit } = wanted
  const items = found.slice(skip, skip + limit).map((item) => selected(item, wanted.select))
  return arrayOf({ total: found.length, skip, limit, items })
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
