import type { PreviewMark, PreviewMode } from '@association/content/preview'
import type { EntryId, Operation, Place } from '@association/content/preview/operations.ts'
import type { DropTarget } from './drop-targets.ts'
import type { MarkedField } from './marked-field.ts'

/** What the editor does on the canvas, and what the app asks it to show. */
export type CanvasState = {
  /** Missing until the app says one: then no tools are shown, and clicks tell of fields. */
  mode?: PreviewMode
  /** The entry that is edited. */
  selected?: EntryId
  /** The path of the block that was chosen here; an entry can have several blocks. */
  chosen?: string
  hovered?: string
  /** The tools have the focus. */
  isFocused: boolean
  marks: readonly PreviewMark[]
  /** Size of this frame on the screen; 0.5 is half. */
  scale: number
  drag?: { path: string; target?: DropTarget }
  /** What the live region says. */
  said: string
}

/** How the canvas tells the app. Nothing is changed here: the app sends the new values. */
export type CanvasEvents = {
  operation(operation: Operation): void
  insertAt(at: Place): void
  browsed(href: string): void
  /** A block was chosen without a click on one of its fields. */
  chosen(entry: EntryId): void
  /** Opens a field of a block in the form. */
  edit(field: MarkedField): void
}

const silent: CanvasEvents = { operation() {}, insertAt() {}, browsed() {}, chosen() {}, edit() {} }

export type CanvasStore = ReturnType<typeof canvasStore>

/** The state outside React, so that pointers and messages render only the tools. */
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
    /** The connection that hears of everything from now on. Returns what to call when it ends. */
    tell(to: CanvasEvents) {
      events = to
      return () => {
        events = silent
      }
    },
  }
}
