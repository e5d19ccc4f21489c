import { type Document, validateRichTextDocument } from '@contentful/rich-text-types'
import { describe, expect, test } from 'vitest'
import type { RichText } from '../../define/field.ts'
import { fromMarkdown, toMarkdown } from './index.ts'
import { documentOf, paragraph, type RichNode, textNode } from './node.ts'

const text = textNode
const block = (nodeType: string, ...content: RichNode[]): RichNode => ({ nodeType, data: {}, content })
const link = (linkType: string, id: string) => ({ target: { sys: { type: 'Link', linkType, id } } })
const embed = (nodeType: string, linkType: string, id: string): RichNode => ({
  nodeType,
  data: link(linkType, id),
  content: [],
})
const item = (...content: RichNode[]) => block('list-item', ...content)
const cell = (value: string, nodeType = 'table-cell') => block(nodeType, paragraph([text(value)]))
const row = (...cells: RichNode[]) => block('table-row', ...cells)
const header = (value: string) => cell(value, 'table-header-cell')

const survivors: Record<string, RichNode[]> = {
  'headings and paragraphs': [
    block('heading-2', text('On trust')),
    paragraph([text('Physicians lead.')]),
    paragraph([text('They also listen.')]),
  ],
  'every mark': ['bold', 'italic', 'underline', 'strikethrough', 'code', 'superscript', 'subscript'].map(
    (mark) => paragraph([text('so '), text('marked', [mark]), text(' it is')]),
  ),
  'marks inside marks': [
    paragraph([text('a', ['bold']), text('b', ['bold', 'italic']), text('c', ['italic']), text('d')]),
    paragraph([text('loud ', ['bold']), text('and', ['bold', 'underline']), text(' quiet', ['underline'])]),
  ],
  'marks that end in a space': [paragraph([text('bold ', ['bold']), text('then plain')])],
  'characters that Markdown reads': [
    paragraph([text('# no heading, * no list, [no](link), 1 < 2 & `no code` _no_ ~~no~~ | pipe \\')]),
    paragraph([text('1. no list')]),
    paragraph([text('- no list')]),
    paragraph([text('www.example.com and me@example.com stay text')]),
  ],
  'lines within a paragraph': [paragraph([text('first\nsecond'), text('\nthird', ['bold'])])],
  'lines that look like something else': [
    paragraph([text('a\n# b\n- c\n1. d\n> e\n\nf\n---\n=== \n g')]),
    block('heading-2', text('a\nb')),
  ],
  'an empty paragraph between two': [paragraph([text('a')]), paragraph([text('')]), paragraph([text('b')])],
  links: [
    paragraph([
      text('see '),
      {
        nodeType: 'hyperlink',
        data: { uri: 'https://example.com/a?b=c' },
        content: [text('this', ['bold'])],
      },
      text(' and '),
      { nodeType: 'entry-hyperlink', data: link('Entry', 'e1'), content: [text('that')] },
      text(', '),
      { nodeType: 'asset-hyperlink', data: link('Asset', 'a-1'), content: [text('file')] },
    ]),
  ],
  'embedded blocks': [
    embed('embedded-entry-block', 'Entry', 'quote-1'),
    embed('embedded-asset-block', 'Asset', 'picture_2'),
  ],
  'an entry embedded in a line': [
    paragraph([text('before '), embed('embedded-entry-inline', 'Entry', 'label'), text(' after')]),
  ],
  'an entry of the other space': [
    {
      nodeType: 'embedded-resource-block',
      data: {
        target: {
          sys: {
            type: 'ResourceLink',
            linkType: 'Contentful:Entry',
            urn: 'crn:contentful:::content:spaces/events/entries/x',
          },
        },
      },
      content: [],
    },
  ],
  lists: [
    block(
      'unordered-list',
      item(paragraph([text('one')]), block('ordered-list', item(paragraph([text('nested')])))),
      item(paragraph([text('two')]), paragraph([text('its second paragraph')])),
      item(embed('embedded-entry-block', 'Entry', 'in-list')),
    ),
    block('unordered-list', item(paragraph([text('another list')]))),
    block('ordered-list', item(paragraph([text('a')])), item(paragraph([text('b')]))),
  ],
  'quotes and rules': [
    block('blockquote', paragraph([text('said')]), paragraph([text('twice')])),
    block('hr'),
    block('blockquote', paragraph([text('another')])),
  ],
  'a table with a header row': [
    block('table', row(header('Name'), header('Fee')), row(cell('Member | new'), cell('$349\na year'))),
  ],
  'a table without a header row': [block('table', row(cell('a'), cell('b')), row(cell('c'), cell('')))],
  'a table that Markdown cannot say': [
    block(
      'table',
      row(header('across'), cell('down')),
      row(cell('x'), block('table-cell', paragraph([text('1')]), paragraph([text('2')]))),
    ),
  ],
}

describe('a rich text survives the way to Markdown and back', () => {
  test.each(Object.entries(survivors))('%s', async (_, content) => {
    const document = documentOf(content)
    expect(plain(await fromMarkdown(toMarkdown(document)))).toEqual(plain(document))
  })

  test('with marks in any combination', async () => {
    for (const document of randomDocuments(400)) {
      const source = toMarkdown(document)
      expect(plain(await fromMarkdown(source)), source).toEqual(plain(document))
    }
  })
})

describe('any typed text becomes rich text that Contentful accepts', () => {
  const typed = [
    '',
    '**half',
    '> - a list in a quote\n>\n> ![x](entry:e1)',
    '# heading with ![x](entry:e1)',
    '| a | b |\n|---|---|\n| - x | ![y](asset:a) |',
    '```js\ncode\n```',
    '<div>block of html</div>',
    'a <b>tag</b> and an open <u>one',
    '![half](entry:%E0%A4%A)',
    '![broken](node:%7B)',
    '[ref][1]\n\n[1]: https://example.com',
    '- ',
    '1. \n2. ',
    '>',
    '- [ ] task\n- [x] done',
    'a footnote[^1]\n\n[^1]: here',
  ]
  test.each(typed)('%j', async (source) => {
    const document = await fromMarkdown(source)
    expect(validateRichTextDocument(document as Document)).toEqual([])
  })

  test('a picture from elsewhere is a link to it', async () => {
    const { content } = await fromMarkdown('![A bee](https://example.com/bee.png)')
    expect(content[0]).toMatchObject({
      content: [{ nodeType: 'hyperlink', data: { uri: 'https://example.com/bee.png' } }],
    })
  })
})

test('a placeholder names its entry or picture', () => {
  const source = toMarkdown(documentOf(survivors['embedded blocks'] ?? []), ({ id }) => `“${id}”`)
  expect(source).toBe('![“quote-1”](entry:quote-1)\n\n![“picture_2”](asset:picture_2)')
})

/** Ignores invisible differences. */
function plain(document: RichText) {
  const simplify = (node: RichNode): unknown =>
    node.nodeType === 'text'
      ? [node.value, node.marks?.map(({ type }) => type).toSorted()]
      : { type: node.nodeType, data: node.data, content: join(node.content ?? []).map(simplify) }
  return simplify(document as unknown as RichNode)
}

const marksOf = (node: RichNode) =>
  node.marks
    ?.map(({ type }) => type)
    .toSorted()
    .join()
function join(nodes: RichNode[]): RichNode[] {
  const joined: RichNode[] = []
  for (const node of nodes.filter(({ nodeType, value }) => nodeType !== 'text' || value !== '')) {
    const last = joined.at(-1)
    const isSame = last?.nodeType === 'text' && node.nodeType === 'text' && marksOf(last) === marksOf(node)
    if (isSame) joined.splice(-1, 1, { ...last, value: `${last.value}${node.value}` })
    else joined.push(node)
  }
  return joined
}

/** A fixed seed makes failures repeatable. */
function* randomDocuments(count: number) {
  let seed = 7
  const pick = <T>(items: readonly T[]): T => {
    seed = (seed * 48271) % 2147483647
    return items[seed % items.length] as T
  }
  const words = [
    'lead',
    ' ',
    'a b',
    '.',
    ' pause ',
    '*',
    '_x_',
    '\n',
    '(',
    'é',
    '#',
    '1.',
    '<b>',
    '&amp;',
    '!',
    '[x]',
  ]
  const marks = ['bold', 'italic', 'underline', 'superscript', 'subscript', 'strikethrough']
  for (let index = 0; index < count; index += 1) {
    const texts = Array.from({ length: 1 + (index % 6) }, () =>
      text(
        pick(words) + pick(words),
        marks.filter(() => pick([true, false, false])),
      ),
    )
    yield documentOf([paragraph([text('start'), ...texts, text('end')])])
  }
}
