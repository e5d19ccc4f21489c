import type { Subject } from '../query/check.ts'
import { listed } from '../query/listed.ts'
import type { QueryWorld } from '../query/world.ts'
import {
  assets,
  contentTypes,
  entries,
  publishedContentTypes,
  type StoreKind,
  type StorePlace,
} from '../store/kinds.ts'
import { languagesOf } from '../store/locales.ts'
import type { Store } from '../store/store.ts'
import type { RequestContext } from './context.ts'

type ListedDocument = { sys: { id: string } }

export function listDocuments<T extends ListedDocument>(
  { twin, place, request }: RequestContext,
  kind: StoreKind<T>,
) {
  const subject = subjects.get(kind) ?? 'Other'
  return listed(twin.store.list(kind, place), { request, subject, world: worldOf(twin.store, place) })
}

const subjects = new Map<StoreKind<unknown>, Subject>([
  [entries, 'Entry'],
  [assets, 'Asset'],
  [contentTypes, 'ContentType'],
  [publishedContentTypes, 'ContentType'],
])

/** The Management API searches drafts, in the default locale. */
export function worldOf(store: Store, place: StorePlace): QueryWorld {
  const languages = languagesOf(store, place)
  return {
    languages,
    locale: languages.default,
    contentType: (id) => store.get(publishedContentTypes, place, id),
    resolve: ({ sys }) => store.get(sys.linkType === 'Asset' ? assets : entries, place, sys.id),
  }
}
