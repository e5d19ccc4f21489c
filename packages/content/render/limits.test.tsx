import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { checkTree } from '../rules/index.ts'
import { linkTo, subject, pageOf as written } from '../rules/testing/subjects.ts'
import { options, pageOf, wire } from '../testing/fixture-page.ts'
import { hostileMarkdown, repeated } from '../testing/hostile-markdown.ts'
import { LivePage } from './live/index.ts'
import { renderPage } from './render-page.tsx'

const document = (count: number, words = 'words') => ({
  nodeType: 'document',
  data: {},
  content: Array.from({ length: count }, () => ({
    nodeType: 'paragraph',
    data: {},
    content: [{ nodeType: 'text', value: words, marks: [], data: {} }],
  })),
})
const text = (id: string, count: number, words?: string) =>
  wire('content', { internalName: id, text: document(count, words) }, id)

function shown(...blocks: unknown[]) {
  const report = vi.fn()
  const { page, problems } = pageOf(...blocks)
  const markup = renderToStaticMarkup(renderPage(page, { ...options, report }))
  const told = [...problems, ...report.mock.calls.flat()].map(({ entry, message }) => `${entry}: ${message}`)
  return { page, markup, told }
}

describe('a page that holds more text than can be shown', () => {
  const blocks = [text('first', 3000), text('second', 3000), text('small', 1, 'Still shown')]

  test('leaves out the block that exceeds the limit, and shows a smaller block after it', () => {
    const { markup, told } = shown(...blocks)
    expect(markup.match(/<p>words/g)).toHaveLength(3000)
    expect(markup).toContain('Still shown')
    expect(told).toEqual([
      'second: does not fit: a page can show about 400000 characters, and each tag, mark and line counts as several. Shorten the block, or move it to another page.',
    ])
  })

  test('keeps a main heading when the block that is left out holds the only title', () => {
    const title = wire('title', { text: 'Unseen' }, 'unseen')
    const embedded = { nodeType: 'embedded-entry-block', data: { target: title }, content: [] }
    const { content } = document(3000)
    const large = wire('content', { text: { ...document(0), content: [embedded, ...content] } }, 'large')
    const { markup } = shown(text('first', 3000), large)
    expect(markup).not.toContain('Unseen')
    expect(markup.match(/<h1/g)).toHaveLength(1)
  })

  test('is the same in the live preview, which says so', () => {
    const { page } = shown(...blocks)
    const preview = { ...options, mode: 'preview' as const }
    const live = renderToStaticMarkup(<LivePage page={page} options={preview} />)
    expect(live).toBe(renderToStaticMarkup(renderPage(page, preview)))
    expect(live).toContain('a page can show about 400000 characters')
  })

  test('is named by the rules at the same block', () => {
    const subjects = ['first', 'second', 'small'].map((id) =>
      subject('content', { text: document(id === 'small' ? 1 : 3000) }, { id }),
    )
    const { page, content } = written(...subjects)
    expect(page.values.sections).toContainEqual(linkTo('second'))
    expect(checkTree(page, content).map(({ rule, entry }) => `${rule} ${entry}`)).toEqual(['too-much second'])
  })
})

describe('a text', () => {
  test('of 100,000 parts is cut and reported once', () => {
    const { markup, told } = shown(text('long', 50_000, ''))
    expect(told).toContain(
      'long: has more than 20000 parts, such as paragraphs and lines; visitors see only the first 20000. Shorten it.',
    )
    expect(markup).not.toContain('cannot be shown')
  })

  test('of 100,000 lines too', () => {
    expect(shown(text('lines', 1, 'x\n'.repeat(100_000))).told.join()).toContain('20000 parts')
  })

  test('that is nested 5,000 levels deep is cut', () => {
    let deep: unknown = { nodeType: 'text', value: 'deep', marks: [], data: {} }
    for (let level = 0; level < 5000; level += 1)
      deep = { nodeType: level % 2 ? 'list-item' : 'unordered-list', data: {}, content: [deep] }
    const { markup, told } = shown(
      wire(
        'content',
        { internalName: 'deep', text: { nodeType: 'document', data: {}, content: [deep] } },
        'deep',
      ),
      text('after', 1, 'What follows'),
    )
    expect(told).toEqual(['deep: has more than 40 nested levels; visitors do not see the deeper ones.'])
    expect(markup).toContain('What follows')
  })
})

describe('JSON that holds more than its schema allows', () => {
  const cards = (count: number, description: string) =>
    Array.from({ length: count }, (_, nth) => ({ title: `Card ${nth}`, description }))
  const block = (data: unknown) =>
    wire('jsonData', { internalName: 'json', kind: 'professionalCertificates', data }, 'json')

  test('shows the beginning of each text, and reports the limit', () => {
    const { markup, told } = shown(block({ cards: cards(1, 'word '.repeat(2000)) }))
    expect(markup.match(/word/g)).toHaveLength(240)
    expect(told).toEqual([
      'json: Card 1: Description must be at most 1200 characters; it has 10000. Visitors see only the first 1200.',
    ])
  })

  test('shows as many cards as it allows', () => {
    const { markup, told } = shown(block({ cards: cards(60, 'short') }))
    expect(markup.match(/<article/g)).toHaveLength(24)
    expect(told).toEqual(['json: “cards” can have at most 24; it has 60. Visitors see only the first 24.'])
  })

  test('a picture and a link are never cut, because the beginning leads elsewhere', () => {
    const address = `https://images.ctfassets.net/${'x'.repeat(3000)}`
    const { markup, told } = shown(block({ cards: [{ title: 'One', badge: address, link: address }] }))
    expect(markup).not.toContain('ctfassets')
    expect(told).toEqual([
      'json: Card 1: Link must be at most 2000 characters; it has 3029. Visitors do not see the link.',
      'json: Card 1: Badge must be at most 500 characters; it has 3029.',
    ])
  })

  test.each(Object.entries(hostileMarkdown))('of hostile %s makes no more than its text', (_, piece) => {
    const size = (count: number) =>
      shown(block({ cards: cards(count, repeated(piece, 10_000)) })).markup.length
    expect(size(8)).toBeLessThan(2.2 * size(4))
    expect(size(1)).toBeLessThan(100_000)
  })
})
