import type { SpaceIds } from '../content/links.ts'
import type { LiveContent } from '../content/live-content.ts'
import type { Lookup } from './blocks/block-place.ts'
import { type PlacedBlocks, placedBlocks } from './blocks/placed-blocks.ts'
import { type CanvasStore, canvasStore } from './canvas-state.ts'

export type CanvasSession = {
  store: CanvasStore
  blocks: PlacedBlocks
  lookup: Lookup
  shown: CanvasListener
}

/** Fires after a paint. */
type CanvasListener = { changed(): void; subscribe(listener: () => void): () => void }

export function canvasSession(content: Pick<LiveContent, 'item' | 'rootRef'>, ids: SpaceIds): CanvasSession {
  const listeners = new Set<() => void>()
  const { space, id } = content.rootRef
  return {
    store: canvasStore(),
    blocks: placedBlocks(),
    lookup: { item: content.item, ids, root: { space, entry: id } },
    shown: {
      changed() {
        for (const listener of listeners) listener()
      },
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
}
