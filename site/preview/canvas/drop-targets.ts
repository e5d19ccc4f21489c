import type { BlockPosition } from '@association/content/preview/operations.ts'
import { type BlockList, type Lookup, listsOf } from './blocks/block-place.ts'
import { type Box, boxOf } from './blocks/box.ts'
import { type Described, describe } from './blocks/described.ts'
import type { CanvasBlock, PlacedBlocks } from './blocks/placed-blocks.ts'
import { takes } from './blocks/slots.ts'

export type DropTarget = { place: BlockPosition; line: Box; label: string }

type Canvas = { blocks: PlacedBlocks; lookup: Lookup }

const linePx = 4

export function dropTargets(dragged: Described, { blocks, lookup }: Canvas): DropTarget[] {
  const { entry, path } = dragged.block
  const isInside = (block: CanvasBlock) => block.path === path || block.path.startsWith(`${path}/`)
  const mayTake = (list: BlockList) => isOwn(list, dragged) || takes(list, entry.type)
  return blocks
    .ordered()
    .filter((block) => !isInside(block))
    .flatMap((block) => {
      const box = boxOf(block.shown)
      if (!box) return []
      const around = describe(block, blocks, lookup)
      return [...beside(around, { box, mayTake }), ...within(around, { box, mayTake, lookup })]
    })
    .filter(({ place }) => !isWhereItIs(place, dragged))
}

type DropPlace = { box: Box; mayTake(list: BlockList): boolean }

function beside({ place, name }: Described, { box, mayTake }: DropPlace): DropTarget[] {
  if (!place?.slot.isList || !mayTake(place)) return []
  const { left, top, width, height } = box
  const line = (y: number) => ({ left, top: y - linePx / 2, width, height: linePx })
  const { index } = place.place
  return [
    { place: place.place, line: line(top), label: `Before ${name}` },
    { place: { ...place.place, index: index + 1 }, line: line(top + height), label: `After ${name}` },
  ]
}

function within(
  { block, name }: Described,
  { box, mayTake, lookup }: DropPlace & { lookup: Lookup },
): DropTarget[] {
  const owner = { space: block.entry.space, entry: block.entry.id }
  return listsOf(owner, lookup)
    .filter((list) => list.length === 0 && list.slot.isList && mayTake(list))
    .map(({ slot }) => ({
      place: { ...owner, field: slot.field, index: 0 },
      line: {
        ...box,
        left: box.left + box.width / 4,
        width: box.width / 2,
        top: box.top + box.height / 2,
        height: linePx,
      },
      label: `Into ${name}: ${slot.label}`,
    }))
}

const isOwn = ({ owner, slot }: BlockList, { place }: Described) =>
  place?.owner.entry === owner.entry && place.owner.space === owner.space && place.slot.field === slot.field

function isWhereItIs(to: BlockPosition, { place }: Described): boolean {
  const from = place?.place
  const isSame = from?.entry === to.entry && from.space === to.space && from.field === to.field
  return isSame && (to.index === from.index || to.index === from.index + 1)
}

export function nearest(targets: readonly DropTarget[], { x, y }: { x: number; y: number }) {
  const far = (box: Box) => Math.hypot(outside(x, box.left, box.width), outside(y, box.top, box.height))
  return targets.toSorted((one, other) => far(one.line) - far(other.line))[0]
}

const outside = (at: number, start: number, size: number) => Math.max(start - at, 0, at - start - size)
