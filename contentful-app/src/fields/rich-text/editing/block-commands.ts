import { lift, setBlockType, wrapIn } from '@tiptap/pm/commands'
import type { NodeType } from '@tiptap/pm/model'
import { liftListItem, wrapInList } from '@tiptap/pm/schema-list'
import type { Command, EditorState } from '@tiptap/pm/state'
import { findWrapping } from '@tiptap/pm/transform'
import { schema } from '../model/schema.ts'
import { levelsAt, nearestLevel } from './headings.ts'

const { paragraph, heading, blockquote, listItem, orderedList, unorderedList } = schema.nodes

export const setParagraph: Command = setBlockType(paragraph)

/** Raises levels that would skip one. */
export const setHeading =
  (wanted: number): Command =>
  (state, dispatch) => {
    const level = nearestLevel(wanted, levelsAt(state.doc, state.selection.from))
    const isOn = headingLevel(state) === level
    return (isOn ? setParagraph : setBlockType(heading, { level }))(state, dispatch)
  }

export function headingLevel({ selection: { $from } }: EditorState): number | undefined {
  return $from.parent.type === heading ? $from.parent.attrs.level : undefined
}

export const isInside = ({ selection: { $from } }: EditorState, type: NodeType) =>
  ancestors($from.depth).some((depth) => $from.node(depth).type === type)

const ancestors = (depth: number) => Array.from({ length: depth }, (_, index) => depth - index)

/** A quote contains paragraphs only. */
export const toggleQuote: Command = (state, dispatch) => {
  if (isInside(state, blockquote)) return lift(state, dispatch)
  if (wrapIn(blockquote)(state)) return wrapIn(blockquote)(state, dispatch)
  const { $from, $to } = state.selection
  const tr = state.tr.setBlockType($from.pos, $to.pos, paragraph)
  const range = tr.doc.resolve($from.pos).blockRange(tr.doc.resolve($to.pos))
  const wrapping = range && findWrapping(range, blockquote)
  if (!range || !wrapping) return false
  dispatch?.(tr.wrap(range, wrapping).scrollIntoView())
  return true
}

export type ListType = 'orderedList' | 'unorderedList'

export function listAt({ selection: { $from } }: EditorState): ListType | undefined {
  for (const depth of ancestors($from.depth)) {
    const { type } = $from.node(depth)
    if (type === orderedList || type === unorderedList) return type.name as ListType
  }
  return undefined
}

export const toggleList =
  (name: ListType): Command =>
  (state, dispatch) => {
    const current = listAt(state)
    if (current === name) return liftListItem(listItem)(state, dispatch)
    if (!current) return wrapInList(schema.nodes[name])(state, dispatch)
    const { $from } = state.selection
    const depth = ancestors($from.depth).find((level) => $from.node(level).type.name === current)
    if (depth === undefined) return false
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), schema.nodes[name]))
    return true
  }
