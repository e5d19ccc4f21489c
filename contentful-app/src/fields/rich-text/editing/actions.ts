import { toggleMark } from '@tiptap/pm/commands'
import type { MarkType } from '@tiptap/pm/model'
import type { Command, EditorState } from '@tiptap/pm/state'
import type { Formats } from '../model/formats.ts'
import { schema } from '../model/schema.ts'
import {
  headingLevel,
  isInside,
  listAt,
  setHeading,
  setParagraph,
  toggleList,
  toggleQuote,
} from './block-commands.ts'
import { insertRule, insertTable } from './insert.ts'

export type TextAction = {
  id: ActionId
  name: string
  /** ProseMirror notation: `Mod` is Ctrl, or Cmd on a Mac. */
  key?: string
  run: Command
  isOn?(state: EditorState): boolean
}

export type ActionId =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strikethrough'
  | 'superscript'
  | 'subscript'
  | 'code'
  | 'unordered-list'
  | 'ordered-list'
  | 'blockquote'
  | 'hr'
  | 'table'
  | 'paragraph'
  | `heading-${number}`

const { marks, nodes } = schema

const markActions: readonly TextAction[] = [
  mark('bold', 'Bold', 'Mod-b'),
  mark('italic', 'Italic', 'Mod-i'),
  mark('underline', 'Underline', 'Mod-u'),
  mark('strikethrough', 'Strikethrough', 'Mod-Shift-s'),
  mark('superscript', 'Superscript', 'Mod-.'),
  mark('subscript', 'Subscript', 'Mod-,'),
  mark('code', 'Code', 'Mod-e'),
]

type MarkId = 'bold' | 'italic' | 'underline' | 'strikethrough' | 'superscript' | 'subscript' | 'code'

function mark(id: MarkId, name: string, key: string): TextAction {
  return { id, name, key, run: toggleMark(marks[id]), isOn: (state) => hasMark(state, marks[id]) }
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, $from, empty } = selection
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined
  return doc.rangeHasMark(from, to, type)
}

const listActions: readonly TextAction[] = [
  {
    id: 'unordered-list',
    name: 'Bulleted list',
    key: 'Mod-Shift-8',
    run: toggleList('unorderedList'),
    isOn: (state) => listAt(state) === 'unorderedList',
  },
  {
    id: 'ordered-list',
    name: 'Numbered list',
    key: 'Mod-Shift-7',
    run: toggleList('orderedList'),
    isOn: (state) => listAt(state) === 'orderedList',
  },
]

const blockActions: readonly TextAction[] = [
  {
    id: 'blockquote',
    name: 'Quote',
    key: 'Mod-Shift-9',
    run: toggleQuote,
    isOn: (state) => isInside(state, nodes.blockquote),
  },
  { id: 'hr', name: 'Dividing line', run: insertRule },
  { id: 'table', name: 'Table', run: insertTable },
]

const styleActions: readonly TextAction[] = [
  {
    id: 'paragraph',
    name: 'Paragraph',
    key: 'Mod-Alt-0',
    run: setParagraph,
    isOn: (state) => headingLevel(state) === undefined,
  },
  ...[1, 2, 3, 4, 5, 6].map(
    (level): TextAction => ({
      id: `heading-${level}`,
      name: `Heading ${level}`,
      key: `Mod-Alt-${level}`,
      run: setHeading(level),
      isOn: (state) => headingLevel(state) === level,
    }),
  ),
]

export function actionsFor({ nodes: allowed, marks: allowedMarks }: Formats) {
  const isAllowed = ({ id }: TextAction) => id === 'paragraph' || allowed.has(id)
  return {
    marks: markActions.filter(({ id }) => allowedMarks.has(id)),
    lists: listActions.filter(isAllowed),
    blocks: blockActions.filter(isAllowed),
    styles: styleActions.filter(isAllowed),
  }
}

export type Actions = ReturnType<typeof actionsFor>
