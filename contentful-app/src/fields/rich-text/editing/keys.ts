import { baseKeymap, chainCommands } from '@tiptap/pm/commands'
import { redo, undo } from '@tiptap/pm/history'
import { undoInputRule } from '@tiptap/pm/inputrules'
import { keymap } from '@tiptap/pm/keymap'
import { liftListItem, sinkListItem, splitListItem } from '@tiptap/pm/schema-list'
import type { Command, Plugin } from '@tiptap/pm/state'
import { schema } from '../model/schema.ts'
import type { Actions } from './actions.ts'
import { insertParagraphBelow } from './insert.ts'
import { moveBlock } from './move-block.ts'
import { nextCell, previousCell } from './tables.ts'

const { listItem, lineBreak } = schema.nodes

const insertLineBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false
  dispatch?.(state.tr.replaceSelectionWith(lineBreak.create(), true).scrollIntoView())
  return true
}

type Options = {
  actions: Actions
  tabWrites(): boolean
  openLink: Command
  moved(): void
}

export function keys({ actions, tabWrites, openLink, moved }: Options): Plugin[] {
  const all = [...actions.marks, ...actions.lists, ...actions.blocks, ...actions.styles]
  const formats = Object.fromEntries(all.flatMap(({ key, run }) => (key ? [[key, run]] : [])))
  const whileWriting =
    (command: Command): Command =>
    (state, dispatch, view) =>
      tabWrites() && command(state, dispatch, view)
  const move =
    (by: 1 | -1): Command =>
    (state, dispatch, view) => {
      const isMoved = moveBlock(by)(state, dispatch, view)
      if (isMoved) moved()
      return isMoved
    }
  return [
    keymap({
      ...formats,
      'Mod-z': undo,
      'Mod-Shift-z': redo,
      'Mod-y': redo,
      'Mod-k': openLink,
      'Alt-ArrowUp': move(-1),
      'Alt-ArrowDown': move(1),
      Enter: chainCommands(insertParagraphBelow, splitListItem(listItem)),
      'Shift-Enter': insertLineBreak,
      Tab: whileWriting(chainCommands(nextCell, sinkListItem(listItem))),
      'Shift-Tab': whileWriting(chainCommands(previousCell, liftListItem(listItem))),
      Backspace: undoInputRule,
    }),
    keymap(baseKeymap),
  ]
}
