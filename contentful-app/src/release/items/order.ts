import { type Item, isWaiting } from './item.ts'

/** All that waits below a root, and the root: each after everything that it shows. A cycle is cut where it closes. */
export function childrenFirst(items: ReadonlyMap<string, Item>, root: string): Item[] {
  const order: Item[] = []
  const seen = new Set([root])
  // A stack of its own, because a chain of entries may be longer than the call stack.
  const path = [level(items, root)]
  for (let last = path.at(-1); last; last = path.at(-1)) {
    const key = last.rest.next().value
    if (key === undefined) {
      path.pop()
      if (last.item && isWaiting(last.item)) order.push(last.item)
      continue
    }
    if (seen.has(key)) continue
    seen.add(key)
    path.push(level(items, key))
  }
  return order
}

function level(items: ReadonlyMap<string, Item>, key: string) {
  const item = items.get(key)
  const rest: Iterator<string, undefined> = (item?.shows ?? []).values()
  return { item, rest }
}

/**
 * Which items show one of these, directly or through published ones. Visitors would see the rest of them, so they are
 * not published when something inside was refused.
 */
export function holdersOf(items: ReadonlyMap<string, Item>, keys: ReadonlySet<string>): Set<string> {
  const parents = new Map<string, string[]>()
  for (const { key, shows } of items.values())
    for (const child of shows) parents.set(child, [...(parents.get(child) ?? []), key])
  const holders = new Set<string>()
  const open = [...keys]
  for (const key of open)
    for (const parent of parents.get(key) ?? [])
      if (!holders.has(parent)) {
        holders.add(parent)
        open.push(parent)
      }
  return holders
}
