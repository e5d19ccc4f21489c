import { headingRanks, lowestRank } from '@association/content/outline/heading-ranks.ts'
import type { Node } from '@tiptap/pm/model'

/** The page title is the only heading 1. */
const highest = 2

/**
 * A heading is at most one level below the previous one. The first may be one lower, because the text can follow its
 * block's heading.
 */
export function levelsAt(doc: Node, position: number): number[] {
  let before = highest
  doc.nodesBetween(0, position, (node, at) => {
    if (node.type.name === 'heading' && at + node.nodeSize <= position) before = node.attrs.level
    return !node.isTextblock
  })
  const deepest = Math.min(Math.max(before, highest) + 1, lowestRank)
  return Array.from({ length: deepest - highest + 1 }, (_, index) => highest + index)
}

export const nearestLevel = (wanted: number, levels: readonly number[]) =>
  Math.min(Math.max(wanted, highest), levels.at(-1) ?? highest)

/** Skips no level from 2 down and keeps the order of importance. */
export function pastedLevels(wanted: readonly number[]): number[] {
  const shift = wanted.includes(1) ? 1 : 0
  const ranks = headingRanks(highest)
  return wanted.map((level) => Math.max(ranks.place(level + shift), highest))
}
