import type { Entry, Space } from '@association/content'
import type { LivePlace, Placed } from '@association/content/render/live'
import type { FragmentInstance } from 'react'
import { type Box, boxOf } from './box.ts'

/** A block on the canvas. The same entry can have many blocks, each with its own path. */
export type CanvasBlock = LivePlace & { shown: FragmentInstance }

export type PlacedBlocks = {
  placed: Placed
  get(path: string | undefined): CanvasBlock | undefined
  /** The innermost block that an element belongs to. */
  at(element: Node): CanvasBlock | undefined
  of(entry: { space: Space; entry: string }): CanvasBlock[]
  /** In reading order: each block before those inside it. */
  ordered(): CanvasBlock[]
}

/** Which elements of the preview belong to which block. Typing costs nothing here: blocks only come and go. */
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
        .toSorted(byReading)
        .map(({ block }) => block),
  }
}

const isOf = (entry: Entry, space: Space, id: string) => entry.space === space && entry.id === id

/** React has this method, and its types do not name it yet. */
type Comparable = FragmentInstance & { compareDocumentPosition(node: Node): number }

const contains = (shown: FragmentInstance, node: Node) =>
  ((shown as Comparable).compareDocumentPosition(node) & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0

const innermost = (blocks: readonly CanvasBlock[]) =>
  blocks.toSorted((one, other) => other.trail.length - one.trail.length)[0]

type Measured = { block: CanvasBlock; box: Box }

/** A block begins where its first part does, so blocks around it come first. */
const byReading = (one: Measured, other: Measured) =>
  one.box.top - other.box.top ||
  one.block.trail.length - other.block.trail.length ||
  one.box.left - other.box.left
