import { ownList } from './nodes.ts'
import type { TreeRow } from './rows.ts'

/**
 * Returns the same object for an unchanged row, because React renders rows by identity. A move on a page of hundreds of
 * blocks then renders two rows.
 */
export function rowKeeper(): (rows: readonly TreeRow[]) => readonly TreeRow[] {
  let before: ReadonlyMap<string, TreeRow> = new Map()
  return (rows) => {
    const kept = rows.map((row) => {
      const old = before.get(row.node.key)
      return old && isSameRow(old, row) ? old : row
    })
    before = new Map(kept.map((row) => [row.node.key, row]))
    return kept
  }
}

/** Rows with the same key have the same trail, and so the same depth and parent. */
const isSameRow = (one: TreeRow, other: TreeRow) =>
  one.position === other.position &&
  one.siblings === other.siblings &&
  one.canExpand === other.canExpand &&
  one.isExpanded === other.isExpanded &&
  isSameNode(one.node, other.node)

function isSameNode(one: TreeRow['node'], other: TreeRow['node']) {
  if (one.kind === 'slot' || other.kind === 'slot') return ownList(one)?.count === ownList(other)?.count
  const isSamePlace = one.at?.index === other.at?.index && one.slot?.count === other.slot?.count
  return isSamePlace && one.target === other.target
}
