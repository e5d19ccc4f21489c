import { isWaiting, type ReleaseItem } from './item.ts'

/** `level` starts at 1, as in ARIA. */
export type ReleaseRow = { item: ReleaseItem; level: number }

/**
 * Lists the root and all items that are unpublished or lead to unpublished items, in page order. An item has one row,
 * at its nearest place.
 */
export function rowsOf(items: ReadonlyMap<string, ReleaseItem>, root: string): ReleaseRow[] {
  const children = nearestChildren(items, root)
  const rows: ReleaseRow[] = []
  const path = [{ key: root, level: 1 }]
  const wanted = leadingToWaiting(items, children, root)
  for (let next = path.pop(); next; next = path.pop()) {
    const { key, level } = next
    const item = items.get(key)
    if (!item) continue
    rows.push({ item, level })
    const below = (children.get(key) ?? []).filter((child) => wanted.has(child))
    path.push(...below.toReversed().map((child) => ({ key: child, level: level + 1 })))
  }
  return rows
}

/** Assigns each item to its first holder, level by level, so that cycles end. */
function nearestChildren(items: ReadonlyMap<string, ReleaseItem>, root: string) {
  const children = new Map<string, string[]>()
  const seen = new Set([root])
  const open = [root]
  for (const key of open) {
    const own = (items.get(key)?.shows ?? []).filter(
      (child) => items.has(child) && !seen.has(child) && seen.add(child),
    )
    children.set(key, own)
    open.push(...own)
  }
  return children
}

function leadingToWaiting(
  items: ReadonlyMap<string, ReleaseItem>,
  children: ReadonlyMap<string, readonly string[]>,
  root: string,
) {
  const order = [root]
  for (const key of order) order.push(...(children.get(key) ?? []))
  const wanted = new Set<string>()
  for (const key of order.toReversed()) {
    const item = items.get(key)
    if (item && (isWaiting(item) || children.get(key)?.some((child) => wanted.has(child)))) wanted.add(key)
  }
  return wanted
}
