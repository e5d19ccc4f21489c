import type { Content, Target } from '@association/content/rules'
import { childrenOf, type OutlineNode, rootNode } from './nodes.ts'

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

/** Omits rows inside closed rows. */
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
