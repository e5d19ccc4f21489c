import { type Command, NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { CardSlot } from '../editing/card-slots.ts'
import { embedNode } from '../editing/insert.ts'
import { moveBlock, placeInWords } from '../editing/move-block.ts'

export type CardActions = {
  move(by: 1 | -1): void
  remove(): void
  replace(id: string): void
}

export function cardActions(
  { view, position, node }: CardSlot,
  { title, say }: { title: string; say(words: string): void },
): CardActions {
  /** Selects the card first, because text commands apply to the selection. */
  function onCard(command: Command): boolean {
    const at = position()
    if (at === undefined) return false
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)))
    return command(view.state, view.dispatch, view)
  }
  return {
    move(by) {
      const isMoved = onCard(moveBlock(by))
      say(
        isMoved
          ? `Moved “${title}” to ${placeInWords(view.state)}.`
          : `“${title}” is at the ${by === 1 ? 'end' : 'beginning'}.`,
      )
      view.focus()
    },
    remove() {
      onCard((state, dispatch) => {
        const { from } = state.selection
        const tr = state.tr.deleteSelection()
        dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size)))))
        return true
      })
      say(`Removed “${title}”. Ctrl+Z brings it back.`)
      view.focus()
    },
    replace(id) {
      onCard((state, dispatch) => {
        const { from, to } = state.selection
        dispatch?.(state.tr.replaceWith(from, to, embedNode(node.attrs.nodeType, id)))
        return true
      })
      say(`Replaced “${title}”.`)
      view.focus()
    },
  }
}
