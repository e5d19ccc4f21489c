import type { Content } from '../entity.ts'
import { inDefaultOrder } from '../query/order.ts'
import type { Kind, Place } from '../store/kinds.ts'
import type { Store } from '../store/store.ts'

export type Shelf = {
  all: readonly Content[]
  byId: ReadonlyMap<string, Content>
  byType: ReadonlyMap<string, readonly Content[]>
}

type Source = {
  kind: Kind<Content>
  place: Place
  /** Covers everything besides the documents that affects the delivered content. */
  version: string
  deliver(document: Content): Content | undefined
}

const shelves = new WeakMap<Store, Map<string, { version: string; shelf: Shelf }>>()

/** Rebuilt after a change; requests between two changes share it. */
export function shelfOf(store: Store, source: Source): Shelf {
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

function fill(store: Store, { kind, place, deliver }: Source): Shelf {
  const delivered = store.list(kind, place).flatMap((document) => deliver(document) ?? [])
  const all = inDefaultOrder(delivered)
  return {
    all,
    byId: new Map(all.map((content) => [content.sys.id, content])),
    byType: Map.groupBy(all, (content) => content.sys.contentType?.sys.id ?? ''),
  }
}
