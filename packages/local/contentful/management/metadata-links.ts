import type { ContentEntity } from '../entity.ts'
import { assets, entries, publishedAssets, publishedEntries, type StorePlace } from '../store/kinds.ts'
import type { Store } from '../store/store.ts'

/** Drafts and publications keep their versions. */
export function removeMetadataLinks(
  store: Store,
  place: StorePlace,
  link: { name: 'tags' | 'concepts'; id: string },
) {
  for (const kind of [entries, publishedEntries, assets, publishedAssets]) {
    for (const content of store.list<ContentEntity>(kind, place)) {
      const before = content.metadata[link.name] ?? []
      const after = before.filter(({ sys }) => sys.id !== link.id)
      if (after.length === before.length) continue
      store.put<ContentEntity>(kind, place, {
        ...content,
        metadata: { ...content.metadata, [link.name]: after },
      })
    }
  }
}
