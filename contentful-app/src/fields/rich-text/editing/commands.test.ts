import {
  documentOf,
  paragraph,
  type RichNode,
  textNode,
} from '@association/content/rich-text/markdown/node.ts'
import { Slice } from '@tiptap/pm/model'
import { AllSelection, type Command, EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state'
import { describe, expect, test } from 'vitest'
import { markdownFormats } from '../model/formats.ts'
import { fromEditor } from '../model/from-editor.ts'
import { toEditor } from '../model/to-editor.ts'
import { toggleList, toggleQuote } from './block-commands.ts'
import { fitted } from './fit.ts'
import { levelsAt, nearestLevel, pastedLevels } from './headings.ts'
import { insertEmbed } from './insert.ts'
import { linkAt, removeLink, setLink } from './link-commands.ts'
import { moveBlock, placeInWords } from './move-block.ts'

const node = (nodeType: string, content: RichNode[] = [], data: RichNode['data'] = {}): RichNode => ({
  nodeType,
  data,
  content,
})
const line = (text: string) => paragraph([textNode(text)])
const item = (text: string) => node('list-item', [line(text)])

function stateOf(...nodes: RichNode[]) {
  const state = EditorState.create({ doc: toEditor(documentOf(nodes)) })
  return state.apply(state.tr.setSelection(new AllSelection(state.doc)))
}
const at = (state: EditorState, position: number) =>
  state.apply(state.tr.setSelection(TextSelection.create(state.doc, position)))

function resultOf(state: EditorState, command: Command): RichNode[] {
  let next = state
  command(state, (transaction) => {
    next = state.apply(transaction)
  })
  return (fromEditor(next.doc)?.content ?? []) as unknown as RichNode[]
}

describe('headings', () => {
  const { doc } = stateOf(
    node('heading-2', [textNode('A')]),
    line('b'),
    node('heading-3', [textNode('C')]),
    line('d'),
  )
  test('are at most one level below the heading before', () => {
    expect([levelsAt(doc, 1), levelsAt(doc, doc.content.size - 1)]).toEqual([
      [2, 3],
      [2, 3, 4],
    ])
    expect([nearestLevel(1, [2, 3]), nearestLevel(5, [2, 3]), nearestLevel(3, [2, 3])]).toEqual([2, 3, 3])
  })
  test.each([
    [
      [1, 2, 3],
      [2, 3, 4],
    ],
    [
      [2, 4],
      [2, 3],
    ].map((levels) => levels),
    [
      [3, 3],
      [3, 3],
    ],
    [[], []],
  ])('pasted levels %j become %j', (wanted, levels) => {
    expect(pastedLevels(wanted)).toEqual(levels)
  })
})

describe('blocks', () => {
  test('become a list, a list of the other kind, and paragraphs again', () => {
    const state = stateOf(line('a'), line('b'))
    const bullets = [node('unordered-list', [item('a'), item('b')])]
    const numbers = [node('ordered-list', [item('a'), item('b')])]
    expect(resultOf(state, toggleList('unorderedList'))).toEqual(bullets)
    const within = (nodes: RichNode[]) => at(stateOf(...nodes), 3)
    expect(resultOf(within(bullets), toggleList('orderedList'))).toEqual(numbers)
    expect(resultOf(within([node('ordered-list', [item('a')])]), toggleList('orderedList'))).toEqual([
      line('a'),
    ])
  })

  test('a heading in a quote becomes a paragraph, for a quote contains nothing else', () => {
    const quoted = node('blockquote', [line('A')])
    expect(resultOf(at(stateOf(node('heading-2', [textNode('A')])), 1), toggleQuote)).toEqual([quoted])
    expect(resultOf(at(stateOf(quoted), 2), toggleQuote)).toEqual([line('A')])
  })

  test('move past their neighbors, an item within its list', () => {
    const list = node('unordered-list', [item('a'), item('b')])
    expect(resultOf(at(stateOf(line('x'), list), 1), moveBlock(1))).toEqual([list, line('x')])
    const moved = node('unordered-list', [item('b'), item('a')])
    const state = at(stateOf(list), 8)
    expect(placeInWords(state)).toBe('2 of 2')
    expect(resultOf(state, moveBlock(-1))).toEqual([moved])
    expect(resultOf(state, moveBlock(1))).toEqual([list])
  })

  test('a card takes the place of an empty line, or comes behind the line, outside of quotes', () => {
    const card = node('embedded-asset-block', [], {
      target: { sys: { type: 'Link', linkType: 'Asset', id: 'a' } },
    })
    const insert = insertEmbed('embedded-asset-block', 'a')
    expect(resultOf(at(stateOf(line('')), 1), insert)).toEqual([card])
    expect(resultOf(at(stateOf(line('x'), line('y')), 1), insert)).toEqual([line('x'), card, line('y')])
    const quote = node('blockquote', [line('q')])
    expect(resultOf(at(stateOf(quote), 2), insert)).toEqual([quote, card])
    const selected = stateOf(card, line('x'))
    const onCard = selected.apply(selected.tr.setSelection(NodeSelection.create(selected.doc, 0)))
    expect(resultOf(onCard, insert)).toEqual([card, card, line('x')])
  })
})

describe('links', () => {
  const link = { nodeType: 'hyperlink', data: { uri: '/x' } }
  const linked = paragraph([{ ...link, content: [textNode('words')] }])
  test('mark the selected text; an edit or a removal applies to the whole link', () => {
    expect(resultOf(stateOf(line('words')), setLink(link, 'words'))).toEqual([linked])
    expect(resultOf(at(stateOf(line('')), 1), setLink(link, 'words'))).toEqual([linked])
    const inside = at(stateOf(linked), 3)
    expect(linkAt(inside)).toEqual({ ...link, from: 1, to: 6 })
    const other = { nodeType: 'hyperlink', data: { uri: '/y' } }
    expect(resultOf(inside, setLink(other, 'words'))).toEqual([
      paragraph([{ ...other, content: [textNode('words')] }]),
    ])
    expect(resultOf(inside, removeLink)).toEqual([line('words')])
  })
})

test('pasted content keeps the words of what a text does not allow', () => {
  const card = node('embedded-asset-block', [], {
    target: { sys: { type: 'Link', linkType: 'Asset', id: 'a' } },
  })
  const { doc } = stateOf(node('heading-1', [textNode('A', ['bold', 'sparkle'])]), card, line('x'))
  const slice = fitted(Slice.maxOpen(doc.content), markdownFormats)
  const pasted = toEditor(undefined).type.create(null, slice.content)
  expect(fromEditor(pasted)?.content).toEqual([node('heading-2', [textNode('A', ['bold'])]), line('x')])
})
