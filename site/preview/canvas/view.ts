import type { PreviewMark } from '@association/content/preview'
import type { BlockPosition } from '@association/content/preview/operations.ts'
import { listsOf } from './blocks/block-place.ts'
import { type Box, boxOf } from './blocks/box.ts'
import { type Described, describe } from './blocks/described.ts'
import type { CanvasBlock } from './blocks/placed-blocks.ts'
import type { CanvasSession } from './canvas-session.ts'
import type { DropTarget } from './drop-targets.ts'
import { stickyEdge } from './in-sight.ts'
import { zoomOf } from './toolbar-box.ts'

export type CanvasView = {
  hovered?: Outlined
  selected?: Outlined
  tools?: Tools
  drop?: DropTarget
  inserts: readonly InsertPoint[]
  marks: readonly (PreviewMark & { box: Box })[]
  /** CSS pixels from the top of the window. */
  edge: number
}

export type Tools = Outlined & { empty: readonly InsertPoint[] }
export type Outlined = Described & { box: Box }
export type InsertPoint = { at: BlockPosition; label: string; x: number; y: number }

/** Reads the layout, so it never runs during a keystroke. */
export function lookAt({ store, blocks, lookup }: CanvasSession): CanvasView {
  const state = store.state()
  const outlined = (block: CanvasBlock | undefined): Outlined | undefined => {
    const box = block && boxOf(block.shown)
    return box && { ...describe(block, blocks, lookup), box }
  }
  const marks = state.marks.flatMap((mark) =>
    blocks.of(mark).flatMap(({ shown }) => {
      const box = boxOf(shown)
      return box ? [{ ...mark, box }] : []
    }),
  )
  const edge = stickyEdge()
  if (state.mode !== 'edit') return { marks, inserts: [], edge }
  const selected = outlined(selectedBlock({ store, blocks }))
  const hovered = outlined(blocks.get(state.hovered))
  const shown = state.isFocused ? selected : (hovered ?? selected)
  return {
    ...{ marks, selected, edge },
    hovered: hovered?.block === selected?.block ? undefined : hovered,
    inserts: state.drag ? [] : insertsOf(shown, { lookup, scale: state.scale }),
    drop: state.drag?.target,
    ...(shown && !state.drag && { tools: { ...shown, empty: emptyIn(shown, { lookup }) } }),
  }
}

export function selectedBlock({ store, blocks }: Pick<CanvasSession, 'store' | 'blocks'>) {
  const { chosen, selected } = store.state()
  const block = blocks.get(chosen)
  const isIt = !selected || (block?.entry.id === selected.entry && block.entry.space === selected.space)
  if (block && isIt) return block
  return selected && blocks.of(selected)[0]
}

type CanvasSurroundings = Pick<CanvasSession, 'lookup'>

const insetPx = 20

/** CSS pixels; the header covers everything above. */
const pageTop = () =>
  (document.querySelector('main')?.getBoundingClientRect().top ?? -window.scrollY) + window.scrollY

function insertsOf(
  shown: Outlined | undefined,
  { lookup, scale }: CanvasSurroundings & { scale: number },
): InsertPoint[] {
  if (!shown) return emptyPage(lookup)
  const { place, box, name } = shown
  if (!place?.slot.isList || place.length >= place.slot.max) return []
  const inset = insetPx * zoomOf(scale)
  const x = box.left + box.width - inset
  return [
    { at: place.place, label: `Insert before ${name}`, x, y: Math.max(box.top, pageTop() + inset) },
    {
      at: { ...place.place, index: place.place.index + 1 },
      label: `Insert after ${name}`,
      x,
      y: box.top + box.height,
    },
  ]
}

function emptyPage(lookup: CanvasSurroundings['lookup']): InsertPoint[] {
  return listsOf(lookup.root, lookup)
    .filter(({ length, slot }) => length === 0 && slot.isList && slot.field === 'sections')
    .map(({ owner, slot }) => ({
      at: { ...owner, field: slot.field, index: 0 },
      label: 'Insert the first block',
      x: document.documentElement.clientWidth / 2,
      y: Math.min(window.innerHeight / 2, 240) + window.scrollY,
    }))
}

const emptyIn = ({ block, box }: Outlined, { lookup }: CanvasSurroundings): InsertPoint[] =>
  listsOf({ space: block.entry.space, entry: block.entry.id }, lookup)
    .filter(({ length }) => length === 0)
    .map(({ owner, slot }) => ({
      at: { ...owner, field: slot.field, index: 0 },
      label: `Add to ${slot.label}`,
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
    }))
