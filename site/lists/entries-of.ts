import type { Filter, List } from '@association/content/lists/list.ts'
import type { ListedType } from '@association/content/lists/listed-types.ts'
import type { Contents } from '../content-index/content-index.ts'
import { type Item, isReleased } from '../content-index/item.ts'

export type Listing<Type extends ListedType = ListedType> = {
  items: readonly Item<Type>[]
  /** Milliseconds since 1970: from then on the list is another one, without any change of the content. */
  until: number
}

const dayMs = 86_400_000

/** The entries of a list or of one of its filters that visitors see at a time, in order. */
export function entriesOf<Type extends ListedType>(
  list: List<Type>,
  contents: Pick<Contents, 'of'>,
  { now, filter }: { now: number; filter?: Filter<Type> | undefined },
): Listing<Type> {
  const all = sorted(list, contents.of(list.type), now)
  const accepted = filter ? all.filter(({ entry }) => filter.accepts(entry)) : all
  const waiting = accepted.filter((item) => !isReleased(item, now)).map(({ releaseAt = now }) => releaseAt)
  const nextDay = list.isOfTheDay ? [(Math.floor(now / dayMs) + 1) * dayMs] : []
  return {
    items: waiting.length === 0 ? accepted : accepted.filter((item) => isReleased(item, now)),
    until: Math.min(...waiting, ...nextDay, Number.POSITIVE_INFINITY),
  }
}

/** Sorted once for each state of the index, and for each day where the order depends on it. */
function sorted<Type extends ListedType>(
  list: List<Type>,
  items: readonly Item<Type>[],
  now: number,
): readonly Item<Type>[] {
  const orders = known.get(items) ?? new Map<string, readonly Item[]>()
  known.set(items, orders)
  const key = list.isOfTheDay ? `${list.path} ${Math.floor(now / dayMs)}` : list.path
  const before = orders.get(key)
  if (before) return before as readonly Item<Type>[]
  const order = itemsInOrder(
    list,
    items.filter(({ entry }) => list.accepts?.(entry) ?? true),
    now,
  )
  orders.set(key, order as readonly Item[])
  return order
}

/** Entries of a list in their order. */
export function itemsInOrder<Type extends ListedType>(
  list: Pick<List<Type>, 'inOrder'>,
  items: readonly Item<Type>[],
  now: number,
): readonly Item<Type>[] {
  const itemOf = new Map(items.map((item) => [item.entry, item]))
  const byId = items.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(({ entry }) => entry)
  return list.inOrder(byId, now).flatMap((entry) => itemOf.get(entry) ?? [])
}

/** The index makes a new array of the entries of a type whenever one of them changes. */
const known = new WeakMap<object, Map<string, readonly Item[]>>()
