import type { Content, Target } from '@association/content/rules'
import { childrenOf, type OutlineNode, ownList, rootNode } from './nodes.ts'

export type TreeRow = {
  node: OutlineNode
  depth: number
  /** `position` starts at 1. */
  position: number
  siblings: number
  parent: string | undefined
  canExpand: boolean
  isExpanded: boolean
}

/** The outline reports that a longer list is cut. */
export const mostRows = 1000

export type Rows = { rows: readonly TreeRow[]; isCut: boolean }

export function rowsOf(
  { root, content }: { root: Target; content: Content },
  isOpen: (node: OutlineNode, depth: number) => boolean,
): Rows {
  const rows: TreeRow[] = []
  const waiting = [
    {
      node: rootNode(root) as OutlineNode,
      depth: 0,
      position: 1,
      siblings: 1,
      parent: undefined as string | undefined,
    },
  ]
  for (let next = waiting.pop(); next && rows.length < mostRows; next = waiting.pop()) {
    const { node, depth } = next
    const children = childrenOf(node, content)
    const isExpanded = children.length > 0 && isOpen(node, depth)
    rows.push({ ...next, canExpand: children.length > 0, isExpanded })
    if (!isExpanded) continue
    const inside = children.map((child, index) => ({
      ...{ node: child, depth: depth + 1, position: index + 1 },
      ...{ siblings: children.length, parent: node.key },
    }))
    waiting.push(...inside.toReversed())
  }
  return { rows, isCut: waiting.length > 0 }
}

/** Returns the same object for an unchanged row, because React renders by identity. */
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
