import type { BlockPosition, Operation } from '@association/content/preview/operations.ts'
import type { BlockNode, OutlineNode } from './nodes.ts'
import { accepts, hasRoom, placeAt, type SlotOf } from './slots.ts'

/** `to` counts positions of the current list. */
export function stepOf({ at, slot }: BlockNode, by: -1 | 1): Operation | undefined {
  if (!at || !slot?.slot.isList) return undefined
  const index = at.index + by
  if (index < 0 || index >= slot.count) return undefined
  return { do: 'move', from: at, to: { ...at, index: by > 0 ? index + 1 : index } }
}

export type Half = 'before' | 'after'

export function dropPlace(dragged: BlockNode, over: OutlineNode, half: Half): BlockPosition | undefined {
  const list = over.kind === 'slot' ? over.own : over.slot
  if (!list?.slot.isList || !dragged.at || isInside(dragged, over)) return undefined
  if (!accepts(list.slot, dragged.target?.type?.id)) return undefined
  if (!isSameList(dragged, list) && !hasRoom(list)) return undefined
  if (over.kind === 'slot') return placeAt(list, list.count)
  return over.at && { ...over.at, index: over.at.index + (half === 'after' ? 1 : 0) }
}

export const isSamePlace = (from: BlockPosition, to: BlockPosition) =>
  from.entry === to.entry &&
  from.field === to.field &&
  (to.index === from.index || to.index === from.index + 1)

const isInside = ({ ref }: BlockNode, over: OutlineNode) =>
  over.trail.slice(0, over.kind === 'slot' ? undefined : -1).some(({ entry }) => entry === ref.entry)

const isSameList = ({ at }: BlockNode, { entry, slot }: SlotOf) => at?.entry === entry && at.field === slot.id
