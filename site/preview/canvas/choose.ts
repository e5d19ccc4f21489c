import type { CanvasBlock } from './blocks/placed-blocks.ts'
import type { CanvasSession } from './canvas-session.ts'

/** A click on a field already notifies the app. */
export function choose({ entry, path }: CanvasBlock, { store }: CanvasSession) {
  store.set({ chosen: path, selected: { space: entry.space, entry: entry.id } })
}

export function chooseAndTell(block: CanvasBlock, session: CanvasSession) {
  choose(block, session)
  session.store.events().chosen({ space: block.entry.space, entry: block.entry.id })
}
