import type { ContentEntity } from '../entity.ts'
import { inDefaultOrder } from '../query/order.ts'
import type { StoreKind, StorePlace } from '../store/kinds.ts'
import type { Store } from '../store/store.ts'

export type Shelf = {
  all: readonly ContentEntity[]
  byId: ReadonlyMap<string, ContentEntity>
  byType: ReadonlyMap<string, readonly ContentEntity[]>
}

type ShelfSource = {
  kind: StoreKind<ContentEntity>
  place: StorePlace
  /** Covers everything besides documents that affects delivered content. */
  version: string
  deliver(document: ContentEntity): ContentEntity | undefined
}

const shelves = new WeakMap<Store, Map<string, { version: string; shelf: Shelf }>>()

/** Requests between two changes share a shelf. */
export function shelfOf(store: Store, source: ShelfSource): Shelf {
  const known = shelves.get(store) ?? new Map<string, { version: string; shelf: Shelf }>()
  shelves.set(store, known)
  const key = `${source.kind.name} ${source.place.space} ${source.place.environment}`
  const version = `${store.revision(source.kind, source.place)} ${source.version}`
  const before = known.get(key)
  if (before?.version === version) return before.shelf
  const shelf = fill(store, source)
  known.set(key, { version, shelf })
  return shelf
}

function fill(store: Store, { kind, place, deliver }: ShelfSource): Shelf {
  const delivered = store.list(kind, place).flatMap((document) => deliver(document) ?? [])
  const all = inDefaultOrder(delivered)
  return {
    all,
    byId: new Map(all.map((content) => [content.sys.id, content])),
    byType: Map.groupBy(all, (content) => content.sys.contentType?.sys.id ?? ''),
  }
}
