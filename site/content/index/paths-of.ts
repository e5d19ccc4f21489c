import { type Item, isReleased } from './item.ts'

/** The oldest entry comes first and keeps the path. */
export type ItemsAt = ReadonlyMap<string, readonly Item[]>

export function pathsOf(items: Iterable<Item>, warn: (message: string) => void): ItemsAt {
  const paths = new Map<string, Item[]>()
  for (const item of items) {
    if (item.path === undefined) continue
    const others = paths.get(item.path) ?? []
    if (others[0] && hasPage(item)) warn(twice(item.path, item, others[0]))
    paths.set(item.path, [...others, item].toSorted(oldestFirst))
  }
  return paths
}

/** Returns the oldest released entry, else the oldest. */
export const shownOf = (items: readonly Item[] = [], now: number): Item | undefined =>
  items.find((item) => isReleased(item, now)) ?? items[0]

/** Assessments are only listed; many share a path. */
const hasPage = ({ entry }: Item) => entry.type !== 'product' || entry.fields.productType !== 'assessment'

const oldestFirst = (one: Item, other: Item) =>
  one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1)

const twice = (path: string, one: Item, other: Item) =>
  `Two entries have the path ${path}: ${[one, other].map(({ space, id }) => `${space}/${id}`).join(' and ')}. The older one is shown.`
