import type { Entry, Space } from '@association/content'
import type { LivePlace, Placed } from '@association/content/render/live'
import type { FragmentInstance } from 'react'
import { type Box, boxOf } from './box.ts'

/** One entry can have several blocks. */
export type CanvasBlock = LivePlace & { shown: FragmentInstance }

export type PlacedBlocks = {
  placed: Placed
  get(path: string | undefined): CanvasBlock | undefined
  /** Returns the innermost block. */
  at(element: Node): CanvasBlock | undefined
  of(entry: { space: Space; entry: string }): CanvasBlock[]
  /** From top to bottom; at the same height, outer blocks before inner ones, then from left to right. */
  ordered(): CanvasBlock[]
}

/** Typing does not update the map; only added and removed blocks do. */
export function placedBlocks(): PlacedBlocks {
  const blocks = new Map<string, CanvasBlock>()
  return {
    placed(place, shown) {
      const block = { ...place, shown }
      blocks.set(place.path, block)
      return () => {
        if (blocks.get(place.path) === block) blocks.delete(place.path)
      }
    },
    get: (path) => (path === undefined ? undefined : blocks.get(path)),
    at: (element) => innermost([...blocks.values()].filter(({ shown }) => contains(shown, element))),
    of: ({ space, entry }) => [...blocks.values()].filter((block) => isOf(block.entry, space, entry)),
    ordered: () =>
      [...blocks.values()]
        .flatMap((block) => {
          const box = boxOf(block.shown)
          return box ? [{ block, box }] : []
        })
        .toSorted(byPosition)
        .map(({ block }) => block),
  }
}

const isOf = (entry: Entry, space: Space, id: string) => entry.space === space && entry.id === id

/** React's types do not declare this method yet. */
type Comparable = FragmentInstance & { compareDocumentPosition(node: Node): number }

const contains = (shown: FragmentInstance, node: Node) =>
  ((shown as Comparable).compareDocumentPosition(node) & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0

const innermost = (blocks: readonly CanvasBlock[]) =>
  blocks.toSorted((one, other) => other.trail.length - one.trail.length)[0]

type Measured = { block: CanvasBlock; box: Box }

/** A parent starts where its first child does. */
const byPosition = (one: Measured, other: Measured) =>
  one.box.top - other.box.top ||
  one.block.trail.length - other.block.trail.length ||
  one.box.left - other.box.left
