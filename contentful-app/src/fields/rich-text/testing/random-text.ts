import type { RichText } from '@association/content'
import { documentOf, type RichNode, textNode } from '@association/content/rich-text/markdown/node.ts'

type Random = () => number

/** Generates mostly valid rich text with strange nodes, as imports and broken tools leave it. */
export const randomText = (random: Random): RichText => documentOf(some(random, 6, () => block(random, 3)))

const some = <T>(random: Random, most: number, make: () => T): T[] =>
  Array.from({ length: 1 + Math.floor(random() * most) }, make)

const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)] as T

const node = (nodeType: string, content: RichNode[] = [], data: RichNode['data'] = {}): RichNode => ({
  nodeType,
  data,
  content,
})

const entry = (id: string) => ({ target: { sys: { type: 'Link', linkType: 'Entry', id } } })

function block(random: Random, depth: number): RichNode {
  const inner = () => some(random, 3, () => block(random, depth - 1))
  const paragraphs = () => some(random, 2, () => node('paragraph', line(random)))
  const kind = depth > 0 ? random() : random() * 0.7
  if (kind < 0.35) return node('paragraph', line(random))
  if (kind < 0.45) return node(`heading-${1 + Math.floor(random() * 6)}`, line(random))
  if (kind < 0.5) return node('hr')
  if (kind < 0.58) return node('embedded-entry-block', [], entry('e1'))
  if (kind < 0.64) return node('embedded-asset-block', [], entry('a1'))
  if (kind < 0.7) return pick(random, strange)
  if (kind < 0.76) return node('blockquote', paragraphs())
  if (kind < 0.92)
    return node(
      pick(random, ['ordered-list', 'unordered-list']),
      some(random, 3, () => node('list-item', inner())),
    )
  return table(random, paragraphs)
}

const table = (random: Random, paragraphs: () => RichNode[]) =>
  node(
    'table',
    some(random, 3, () =>
      node(
        'table-row',
        some(random, 3, () =>
          node(
            pick(random, ['table-cell', 'table-header-cell']),
            paragraphs(),
            pick(random, [{}, { colspan: 2 }, { width: 'x' }]),
          ),
        ),
      ),
    ),
  )

const strange: readonly RichNode[] = [
  node('hologram', [textNode('from the future')], { depth: 3 }),
  node('blockquote', [textNode('words without a paragraph')]),
  node('table', [node('paragraph', [textNode('no row')])]),
  node('unordered-list', []),
  node('paragraph', [node('hr')]),
  node('embedded-resource-block', [], { target: { sys: { type: 'ResourceLink', urn: 'crn:x' } } }),
  node('paragraph', [textNode('words')], { align: 'center' }),
  textNode('loose words'),
]

/** Generates normalized texts: equal marks in one text, in the order of the editor. */
function line(random: Random): RichNode[] {
  const kind = random()
  if (kind < 0.1) return [textNode('')]
  const words = (value: string) => textNode(value, pick(random, marks))
  const first = words('One\ntwo ')
  if (kind < 0.5) return [first]
  const link = node(
    pick(random, ['hyperlink', 'entry-hyperlink', 'asset-hyperlink']),
    [words('read on')],
    pick(random, [{ uri: '/membership' }, { uri: 'https://example.com/' }, entry('p1')]),
  )
  if (kind < 0.8) return [first, link, textNode(' after')]
  return [first, node('embedded-entry-inline', [], entry('i1')), node('hyperlink', [], { uri: '/empty' })]
}

const marks: readonly (readonly string[])[] = [
  [],
  ['bold'],
  ['italic'],
  ['bold', 'italic'],
  ['underline', 'code'],
  ['strikethrough'],
  ['superscript'],
  ['subscript', 'sparkle'],
]
