import type { Filter, List } from '@association/content/lists/list.ts'
import type { ListedType } from '@association/content/lists/listed-types.ts'
import type { Contents } from '../index/content-index.ts'
import { type Item, isReleased } from '../index/item.ts'

export type Listing<Type extends ListedType = ListedType> = {
  items: readonly Item<Type>[]
  /** Unix milliseconds, when the list changes without a change of content. */
  until: number
}

export function entriesOf<Type extends ListedType>(
  list: List<Type>,
  contents: Pick<Contents, 'of'>,
  { now, filter }: { now: number; filter?: Filter<Type> | undefined },
): Listing<Type> {
  const { items, until, nextRelease } = ordered(list, contents.of(list.type), { now, filter })
  return {
    items: nextRelease === Number.POSITIVE_INFINITY ? items : items.filter((item) => isReleased(item, now)),
    until: Math.min(until, nextRelease),
  }
}

/** Includes unreleased entries. */
export const allOf = <Type extends ListedType>(
  list: List<Type>,
  contents: Pick<Contents, 'of'>,
  now: number,
) => ordered(list, contents.of(list.type), { now }).items

type Ordered<Type extends ListedType = ListedType> = {
  items: readonly Item<Type>[]
  until: number
  nextRelease: number
}
type ListAt<Type extends ListedType> = { now: number; filter?: Filter<Type> | undefined }

/** Cached until the index changes or a date passes. */
function ordered<Type extends ListedType>(
  list: List<Type>,
  items: readonly Item<Type>[],
  { now, filter }: ListAt<Type>,
): Ordered<Type> {
  const orders = known.get(items) ?? new Map<string, Ordered>()
  known.set(items, orders)
  const key = `${list.path} ${filter?.slug ?? ''}`
  const before = orders.get(key) as Ordered<Type> | undefined
  if (before && before.until > now && before.nextRelease > now) return before
  const made = filter ? filtered(ordered(list, items, { now }), filter, now) : order(list, items, now)
  orders.set(key, made as Ordered as Ordered)
  return made
}

function order<Type extends ListedType>(
  list: List<Type>,
  items: readonly Item<Type>[],
  now: number,
): Ordered<Type> {
  const accepted = items.filter(({ entry }) => list.accepts?.(entry) ?? true)
  const times = accepted.map(({ entry }) => list.nextChange?.(entry, now) ?? Number.POSITIVE_INFINITY)
  return {
    items: itemsInOrder(list, accepted, now),
    until: least(times),
    nextRelease: nextReleaseOf(accepted, now),
  }
}

function filtered<Type extends ListedType>(
  { items, until }: Ordered<Type>,
  filter: Filter<Type>,
  now: number,
): Ordered<Type> {
  const accepted = items.filter(({ entry }) => filter.accepts(entry))
  return { items: accepted, until, nextRelease: nextReleaseOf(accepted, now) }
}

const nextReleaseOf = (items: readonly Pick<Item, 'releaseAt'>[], now: number) =>
  least(items.filter((item) => !isReleased(item, now)).map(({ releaseAt = now }) => releaseAt))

/** `Math.min(...)` has an argument limit. */
const least = (times: readonly number[]) =>
  times.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)

export function itemsInOrder<Type extends ListedType>(
  list: Pick<List<Type>, 'inOrder'>,
  items: readonly Item<Type>[],
  now: number,
): readonly Item<Type>[] {
  const itemOf = new Map(items.map((item) => [item.entry, item]))
  const byId = items.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(({ entry }) => entry)
  return list.inOrder(byId, now).flatMap((entry) => itemOf.get(entry) ?? [])
}

/** The index creates a new array after each change. */
const known = new WeakMap<object, Map<string, Ordered>>()
