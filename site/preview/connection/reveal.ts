import type { EntryId } from '@association/content/preview/operations.ts'
import { boxOf } from '../canvas/blocks/box.ts'
import type { CanvasBlock, PlacedBlocks } from '../canvas/blocks/placed-blocks.ts'
import type { CanvasSession } from '../canvas/canvas-session.ts'
import { scrollWindow, toBeginning, viewOfWindow } from '../canvas/in-sight.ts'
import { ownMoves } from './scroll-place.ts'

/** A new block is painted after the app selects it, and images above it move it. */
const patienceMs = 3000

let stopLast = () => {}

export const stopRevealing = () => stopLast()

/** Ends once the page is complete or the editor scrolls. */
export function reveal(trail: readonly EntryId[], { blocks, store, shown }: CanvasSession) {
  stopLast()
  const look = () => {
    const block = blockOn(trail, blocks)
    const box = block && boxOf(block.shown)
    if (!block || !box) return
    store.set({ chosen: block.path })
    const top = box.top - window.scrollY
    scrollWindow(toBeginning({ top, bottom: top + box.height }, viewOfWindow()))
  }
  const sizes = new ResizeObserver(look)
  const stopShown = shown.subscribe(look)
  const timer = setTimeout(() => stop(), patienceMs)
  const stop = () => {
    clearTimeout(timer)
    sizes.disconnect()
    stopShown()
    for (const move of ownMoves) window.removeEventListener(move, stop)
  }
  stopLast = stop
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true })
  sizes.observe(document.body) // calls back once at the start
}

/** An entry can occur twice, so the best match of ancestors counts. */
export function blockOn(
  trail: readonly EntryId[],
  blocks: Pick<PlacedBlocks, 'of'>,
): CanvasBlock | undefined {
  const entry = trail.at(-1)
  if (!entry) return undefined
  const keys = trail.map((each) => `${each.space}/${each.entry}`).toReversed()
  const matching = (block: CanvasBlock) => {
    const different = block.trail.toReversed().findIndex((key, depth) => key !== keys[depth])
    return different === -1 ? block.trail.length : different
  }
  return blocks.of(entry).toSorted((one, other) => matching(other) - matching(one))[0]
}
