import { Fragment } from '@tiptap/pm/model'
import { type Command, type EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state'

export const moveBlock =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const block = movable(state)
    if (!block) return false
    const { parent, index, start } = block
    const other = index + by
    if (other < 0 || other >= parent.childCount) return false
    const first = parent.child(Math.min(index, other))
    const second = parent.child(Math.max(index, other))
    const from = by === 1 ? start : start - first.nodeSize
    const { tr } = state
    tr.replaceWith(from, from + first.nodeSize + second.nodeSize, Fragment.from([second, first]))
    const shift = by === 1 ? second.nodeSize : -first.nodeSize
    dispatch?.(tr.setSelection(shifted(state, shift)(tr.doc)).scrollIntoView())
    return true
  }

const shifted =
  ({ selection }: EditorState, shift: number) =>
  (doc: EditorState['doc']) =>
    selection instanceof NodeSelection
      ? NodeSelection.create(doc, selection.from + shift)
      : TextSelection.create(doc, selection.anchor + shift, selection.head + shift)

function movable({ selection }: EditorState) {
  const { $from, $to } = selection
  const isNode = selection instanceof NodeSelection && selection.node.isBlock
  const depth = isNode ? $from.depth + 1 : movableDepth(selection)
  if (depth < 1 || (!isNode && $from.before(depth) !== $to.before(Math.min(depth, $to.depth))))
    return undefined
  const start = isNode ? $from.pos : $from.before(depth)
  return { parent: $from.node(depth - 1), index: $from.index(depth - 1), start }
}

function movableDepth({ $from }: EditorState['selection']) {
  for (let depth = $from.depth; depth > 1; depth -= 1)
    if ($from.node(depth).type.name === 'listItem') return depth
  return $from.depth === 0 ? 0 : 1
}

export function placeInWords({ selection }: EditorState): string {
  const { $from } = selection
  const depth = selection instanceof NodeSelection ? $from.depth : movableDepth(selection) - 1
  if (depth < 0) return ''
  return `${$from.index(depth) + 1} of ${$from.node(depth).childCount}`
}
