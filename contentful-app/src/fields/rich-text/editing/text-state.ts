import { redo, undo } from '@tiptap/pm/history'
import type { EditorState } from '@tiptap/pm/state'
import type { ActionId, Actions } from './actions.ts'
import { levelsAt } from './headings.ts'
import { linkAt } from './link-commands.ts'
import { isInTable } from './tables.ts'

export type TextState = {
  on: readonly ActionId[]
  /** The heading levels that are allowed at the cursor. */
  levels: readonly number[]
  isLink: boolean
  isTable: boolean
  canUndo: boolean
  canRedo: boolean
}

export const noState: TextState = {
  on: ['paragraph'],
  levels: [2, 3],
  isLink: false,
  isTable: false,
  canUndo: false,
  canRedo: false,
}

export function textStateOf(state: EditorState, actions: Actions): TextState {
  const all = [...actions.marks, ...actions.lists, ...actions.blocks, ...actions.styles]
  return {
    on: all.filter(({ isOn }) => isOn?.(state)).map(({ id }) => id),
    levels: levelsAt(state.doc, state.selection.from),
    isLink: linkAt(state) !== undefined,
    isTable: isInTable(state),
    canUndo: undo(state),
    canRedo: redo(state),
  }
}

/** Notifies React only if the toolbar changes. */
export function textStateStore() {
  let current = noState
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    put(next: TextState) {
      if (JSON.stringify(next) === JSON.stringify(current)) return
      current = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type TextStateStore = ReturnType<typeof textStateStore>
