import {
  documentOf,
  paragraph,
  type RichNode,
  textNode,
} from '@association/content/rich-text/markdown/node.ts'
import { history, undo } from '@tiptap/pm/history'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { fromEditor } from '../model/from-editor.ts'
import { toEditor } from '../model/to-editor.ts'
import { replaceText } from './replace-text.ts'
import { tables } from './tables.ts'

const lines = (...texts: string[]) => documentOf(texts.map((text): RichNode => paragraph([textNode(text)])))

const stateOf = (...texts: string[]) =>
  EditorState.create({ doc: toEditor(lines(...texts)), plugins: [history()] })

test('the cursor stays in its words when a colleague changes others', () => {
  let state = stateOf('One', 'Two')
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 9))) // behind “Two”
  const next = lines('One, and more', 'Two')
  const change = replaceText(state, toEditor(next))
  if (change) state = state.apply(change)
  expect(fromEditor(state.doc)).toEqual(next)
  expect(state.selection.$from.parent.textContent.slice(0, state.selection.$from.parentOffset)).toBe('Two')
})

test('a table of rows with different lengths arrives as it is', () => {
  const node = (nodeType: string, content: RichNode[]): RichNode => ({ nodeType, data: {}, content })
  const row = (...texts: string[]) =>
    node(
      'table-row',
      texts.map((text) => node('table-cell', [paragraph([textNode(text)])])),
    )
  const state = EditorState.create({ doc: toEditor(lines('One')), plugins: [tables()] })
  const next = documentOf([node('table', [row('One', 'Two'), row('Three')])])
  const change = replaceText(state, toEditor(next))
  const arrived = change && state.applyTransaction(change)
  expect([arrived?.transactions.length, arrived && fromEditor(arrived.state.doc)]).toEqual([1, next])
})

test('undo reverts typed text, but not text from outside', () => {
  let state = stateOf('One', 'Two')
  state = state.apply(state.tr.insertText('!', 9))
  const change = replaceText(state, toEditor(lines('First', 'Two!')))
  if (change) state = state.apply(change)
  undo(state, (transaction) => {
    state = state.apply(transaction)
  })
  expect(fromEditor(state.doc)).toEqual(lines('First', 'Two'))
})

test('an equal text changes nothing', () => {
  expect(replaceText(stateOf('One'), toEditor(lines('One')))).toBeUndefined()
})

test('every node of the new text is written as it came', () => {
  const odd = paragraph([
    textNode(''),
    { nodeType: 'hyperlink', data: { uri: '/x' }, content: [textNode('a')] },
    textNode(''),
  ])
  const next = documentOf([paragraph([textNode('One')]), odd])
  let state = stateOf('One', 'Two')
  const change = replaceText(state, toEditor(next))
  if (change) state = state.apply(change)
  state = state.apply(state.tr.insertText('!', 4))
  expect(fromEditor(state.doc)?.content[1]).toEqual(odd)
})
