import type { CanvasBlock } from './blocks/placed-blocks.ts'
import type { CanvasSession } from './canvas-session.ts'

/** Selects a block at once. The app hears of it only by `tell`: a click on a field tells it already. */
export function choose({ entry, path }: CanvasBlock, { store }: CanvasSession) {
  store.set({ chosen: path, selected: { space: entry.space, entry: entry.id } })
}

/** Selects a block and tells the app. */
export function chooseAndTell(block: CanvasBlock, session: CanvasSession) {
  choose(block, session)
  session.store.events().chosen({ space: block.entry.space, entry: block.entry.id })
}
