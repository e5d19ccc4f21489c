import { isWaiting, type ReleaseItem } from './item.ts'

/** Lists the unpublished items and the root, each after all items that it shows. Cuts cycles. */
export function childrenFirst(items: ReadonlyMap<string, ReleaseItem>, root: string): ReleaseItem[] {
  const order: ReleaseItem[] = []
  const seen = new Set([root])
  // An explicit stack, because a chain of entries can exceed the call stack.
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

function level(items: ReadonlyMap<string, ReleaseItem>, key: string) {
  const item = items.get(key)
  const rest: Iterator<string, undefined> = (item?.shows ?? []).values()
  return { item, rest }
}

/**
 * Finds holders through published items too. They stay unpublished if an inner item is refused, because visitors would
 * see them incomplete.
 */
export function holdersOf(items: ReadonlyMap<string, ReleaseItem>, keys: ReadonlySet<string>): Set<string> {
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
