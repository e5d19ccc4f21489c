import type { PreviewMark, PreviewMode } from '@association/content/preview'
import type { BlockPosition, EntryId, Operation } from '@association/content/preview/operations.ts'
import type { DropTarget } from './drop-targets.ts'
import type { MarkedField } from './marked-field.ts'

export type CanvasState = {
  /** Until the app sends a mode, no tools are shown and clicks open fields. */
  mode?: PreviewMode
  selected?: EntryId
  /** A path, because an entry can have several blocks. */
  chosen?: string
  hovered?: string
  isFocused: boolean
  marks: readonly PreviewMark[]
  /** 0.5 is half size. */
  scale: number
  drag?: { path: string; target?: DropTarget }
  /** Text of the live region. */
  said: string
}

/** The canvas changes no content: the app sends the new values. */
export type CanvasEvents = {
  operation(operation: Operation): void
  insertAt(at: BlockPosition): void
  browsed(href: string): void
  chosen(entry: EntryId): void
  edit(field: MarkedField): void
}

const silent: CanvasEvents = { operation() {}, insertAt() {}, browsed() {}, chosen() {}, edit() {} }

export type CanvasStore = ReturnType<typeof canvasStore>

/** Outside React, so that pointer moves only render the tools. */
export function canvasStore() {
  let state: CanvasState = { isFocused: false, marks: [], scale: 1, said: '' }
  let events = silent
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    set(change: Partial<CanvasState>) {
      const keys = Object.keys(change) as (keyof CanvasState)[]
      if (keys.every((key) => change[key] === state[key])) return
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    events: () => events,
    tell(to: CanvasEvents) {
      events = to
      return () => {
        events = silent
      }
    },
  }
}
