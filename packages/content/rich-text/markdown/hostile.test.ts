import { type Document, validateRichTextDocument } from '@contentful/rich-text-types'
import { describe, expect, test } from 'vitest'
import { deepList, hostileMarkdown, repeated } from '../../testing/hostile-markdown.ts'
import { bounds, shallow } from './bounds.ts'
import { piecesOf } from './from-markdown.ts'
import { fromMarkdown } from './index.ts'
import { markdownToHtml } from './markdown-to-html.ts'
import { nodesOf, plainText, type RichNode } from './node.ts'

const sources = [
  ...Object.entries(hostileMarkdown).map(([name, piece]): [string, string] => [name, repeated(piece, 2000)]),
  ['a deep list', deepList(2000)] as [string, string],
]

describe('depth', () => {
  const depthOf = (html: string) => {
    let depth = 0
    let deepest = 0
    for (const [tag] of html.matchAll(/<\/?(?:blockquote|ul|ol|section)\b/g)) {
      depth += tag.startsWith('</') ? -1 : 1
      deepest = Math.max(deepest, depth)
    }
    return deepest
  }

  test.each([...sources, ['a tab and a list', repeated('\t- ', 900)]])('of %s ends', (_, source) =>
    expect(depthOf(markdownToHtml(source))).toBeLessThanOrEqual(bounds.columns),
  )

  test('words stay when it ends', () => {
    const html = markdownToHtml(`${'> - '.repeat(30)}the end`)
    expect(html).toContain('the end')
    expect(depthOf(html)).toBe(20)
  })

  test.each([
    '> - one\n>   - two\n\n1. three\n   1. four',
    `${'- '.repeat(60)}`,
    '-'.repeat(100),
    `    ${'x > y '.repeat(20)}`,
    `${' '.repeat(60)}indented`,
  ])('leaves %j as it is', (source) => expect(shallow(source)).toBe(source))
})

describe('a long text is read in pieces', () => {
  test('that are the whole text together, each not much longer than the smallest size', () => {
    const source = `# Title\n\n${'Some words of an article.\n\n- a list\n\n  with two paragraphs\n\n> a quote\n\n'.repeat(500)}`
    const pieces = piecesOf(source)
    expect(pieces.join('')).toBe(source)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(4200)
  })

  test('so that ten times as much is ten times as many pieces', () => {
    const count = (times: number) => piecesOf('Some words.\n\n'.repeat(times)).length
    expect(Math.abs(count(20_000) - 10 * count(2000))).toBeLessThan(10)
  })

  test('keeps code blocks, comments and texts with definitions whole', () => {
    const lines = 'words\n\n'.repeat(2000)
    expect(piecesOf(`\`\`\`js\n${lines}\`\`\``)).toHaveLength(1)
    expect(piecesOf(`<!-- ${lines} -->`)).toHaveLength(1)
    expect(piecesOf(`${lines}[a]: /b`)).toHaveLength(1)
    expect(piecesOf(`~~~\n${lines}~~~\n\n${lines}`).length).toBeGreaterThan(1)
  })

  test('gives the same rich text as reading it whole', async () => {
    const part = '## Why\n\nIt **matters**, [here](/x).\n\n- one\n\n- two\n\n1. three\n\n> four\n\n'
    const whole = nodesOf(await fromMarkdown(part))
    const long = nodesOf(await fromMarkdown(part.repeat(300)))
    expect(long).toEqual(Array.from({ length: 300 }, () => whole).flat())
  })
})

describe('fromMarkdown never throws, and keeps every word', () => {
  const wordsIn = (nodes: readonly RichNode[]) =>
    nodes.map((node) => `${plainText(node)} ${JSON.stringify(node)}`).join(' ')

  test.each([10, 1000, 40_000])('of %d hostile characters', async (length) => {
    for (const piece of Object.values(hostileMarkdown)) {
      const source = `first\n\n${repeated(piece, length)}\n\nlast`
      const document = await fromMarkdown(source)
      expect(validateRichTextDocument(document as Document), piece).toEqual([])
      const words = wordsIn(nodesOf(document))
      expect([words.includes('first'), words.includes('last')], piece).toEqual([true, true])
    }
  })

  test('of random mixtures', async () => {
    for (const { source, words } of mixtures(300)) {
      const document = await fromMarkdown(source)
      expect(validateRichTextDocument(document as Document), source).toEqual([])
      const kept = wordsIn(nodesOf(document))
      expect(
        words.filter((word) => !kept.includes(word)),
        source,
      ).toEqual([])
    }
  })

  test('of marks that are nested by the thousand', async () => {
    const document = await fromMarkdown(`${'*a **b '.repeat(300)}middle${'** c*'.repeat(300)}`)
    expect(wordsIn(nodesOf(document))).toContain('middle')
  })
})

test('HTML of hostile Markdown grows with the Markdown, not with its square', () => {
  for (const [name, piece] of Object.entries(hostileMarkdown)) {
    const length = (characters: number) => markdownToHtml(repeated(piece, characters)).length
    expect(length(2000), name).toBeLessThan(3 * length(1000) + 1000)
  }
})

function* mixtures(count: number) {
  let seed = 11
  const pick = <T>(items: readonly T[]): T => {
    seed = (seed * 48271) % 2147483647
    return items[seed % items.length] as T
  }
  const pieces = [
    ...Object.values(hostileMarkdown),
    '\n',
    '\n\n',
    '# ',
    '    ',
    '\n- ',
    '\n> ',
    '|',
    '**',
    '](/x)',
  ]
  for (let index = 0; index < count; index += 1) {
    const words = Array.from({ length: 8 }, (_, nth) => `word${index}x${nth}`)
    yield { words, source: words.map((word) => `${pick(pieces)}${pick(pieces)} ${word} `).join('') }
  }
}
