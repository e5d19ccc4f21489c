import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { renderPage } from '../render/render-page.tsx'
import { bold, bullets, heading, linked, paragraph, quotation, richText } from '../shared/rich-text.ts'
import { deadLink, options, pageOf, wire, wireAsset } from '../testing/fixture-page.ts'

const report = vi.fn()

function html(text: unknown): string {
  report.mockClear()
  const { page } = pageOf(wire('content', { text }))
  const markup = renderToStaticMarkup(renderPage(page, { ...options, report }))
  return markup.match(/<div class="text">(.*?)<\/div><\/div><\/div><\/div>$/)?.[1] ?? markup
}

const embed = (target: unknown, nodeType = 'embedded-entry-block') => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType, data: { target }, content: [] }],
})

const linkTo = (nodeType: string, target: unknown) => ({
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: [
        { nodeType, data: { target }, content: [{ nodeType: 'text', value: 'there', marks: [], data: {} }] },
      ],
    },
  ],
})

describe('words', () => {
  test('soft hyphens and separators disappear, newlines become breaks', () => {
    expect(html(richText(paragraph('lead\u00adership\u2028\u2029 one\ntwo\nthree')))).toBe(
      '<p>leadership one<br/>two<br/>three</p>',
    )
  })

  test('lists, quotes and marks', () => {
    expect(html(richText(bullets('one', ['two ', bold('three')]), quotation('four')))).toBe(
      '<ul><li><p>one</p></li><li><p>two <b>three</b></p></li></ul><blockquote><p>four</p></blockquote>',
    )
  })

  test('a heading 1 is an h2: the page has one h1', () => {
    const first = { ...heading(2, 'First'), nodeType: 'heading-1' }
    expect(html({ nodeType: 'document', data: {}, content: [first, heading(2, 'Second')] })).toBe(
      '<h2>First</h2><h2>Second</h2>',
    )
  })
})

describe('tables', () => {
  const cell = (nodeType: string, value: string) => ({
    nodeType,
    data: {},
    content: [paragraph(value)],
  })
  const row = (...cells: unknown[]) => ({ nodeType: 'table-row', data: {}, content: cells })
  const table = (...rows: unknown[]) =>
    html({
      nodeType: 'document',
      data: {},
      content: [{ nodeType: 'table', data: {}, content: rows }],
    })

  test('scroll in a focusable box, and header cells have a scope', () => {
    const [header, data] = ['table-header-cell', 'table-cell']
    const markup = table(
      row(cell(header, 'Tier'), cell(header, 'Fee')),
      row(cell(header, 'Early'), cell(data, '1')),
    )
    expect(markup).toMatch(
      /^<div role="group" aria-label="Table" class="scroll" tabindex="0"><table class="table">/,
    )
    expect(markup.match(/<t[hd][^>]*>/g)).toEqual([
      '<th scope="col">',
      '<th scope="col">',
      '<th scope="row">',
      '<td>',
    ])
  })
})

describe('links', () => {
  const link = (uri: string) => html(richText(paragraph(linked('there', uri))))

  test.each(['/membership', '#benefits', '?page=2', 'tel:+15550100'])('%s is kept', (uri) =>
    expect(link(uri)).toBe(`<p><a href="${uri}">there</a></p>`),
  )

  test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example', 'file:///etc'])(
    '%s becomes inert',
    (uri) => expect(link(uri)).toBe('<p><a>there</a></p>'),
  )

  test('one that leaves the site says so', () => {
    expect(link('https://journal.example/a')).toMatch(
      /^<p><a href="https:\/\/journal.example\/a" target="_blank" rel="noopener">there<svg.*aria-label="\(opens in a new tab\)"/,
    )
  })

  test('to a page of the site leads to its path', () => {
    expect(html(linkTo('entry-hyperlink', wire('page', { path: '/membership' })))).toBe(
      '<p><a href="/membership">there</a></p>',
    )
  })

  test('to an article or a product leads to its path', () => {
    const doiPrefix = wire('doiPrefix', { prefix: '10.55834' })
    const article = wire('basicArticle', { doiPrefix, doiSuffix: 'plj.1' })
    expect(html(linkTo('entry-hyperlink', article))).toBe(
      '<p><a href="/articles/doi/10.55834/plj.1">there</a></p>',
    )
    const course = wire('product', { productType: 'Course', slug: 'finance' })
    expect(html(linkTo('entry-hyperlink', course))).toBe(
      '<p><a href="/education/course/finance">there</a></p>',
    )
  })

  test('to an entry without a path keeps its words', () => {
    expect(html(linkTo('entry-hyperlink', wire('product', { productType: 'Course' })))).toBe('<p>there</p>')
    expect(html(linkTo('entry-hyperlink', wire('content')))).toBe('<p>there</p>')
    expect(html(linkTo('entry-hyperlink', deadLink('gone')))).toBe('<p>there</p>')
  })

  test('to a file leads to the file', () => {
    expect(html(linkTo('asset-hyperlink', wireAsset('paper')))).toContain(
      'href="https://images.example/paper.png"',
    )
  })
})

describe('an entry in the middle of a line', () => {
  const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })
  const inline = (target: unknown) => ({ nodeType: 'embedded-entry-inline', data: { target }, content: [] })
  const line = (nodeType: string, ...content: unknown[]) => ({ nodeType, data: {}, content })
  const document = (...content: unknown[]) => line('document', ...content)
  const quote = inline(wire('quoteBlock', { quote: richText(paragraph('Words')) }))

  test('has its own line, and the paragraph continues below it', () => {
    const markup = html(document(line('paragraph', text('before '), quote, text(' after'))))
    expect(markup).toMatch(/^<p>before <\/p><(?:figure|div|blockquote).*Words.*<p> after<\/p>$/)
  })

  test('leaves no empty paragraph', () => {
    expect(html(document(line('paragraph', text(''), inline(wire('hologram')), text(' '))))).toBe(
      '<p>Unknown Type: hologram</p>',
    )
  })

  test('follows a heading, which stays whole', () => {
    const markup = html(document(line('heading-2', text('Why '), inline(wire('hologram')), text('now'))))
    expect(markup).toBe('<h2>Why now</h2><p>Unknown Type: hologram</p>')
  })

  test('leaves the link around it', () => {
    const linked = { ...line('hyperlink', text('words'), inline(wire('hologram'))), data: { uri: '/x' } }
    expect(html(document(line('paragraph', linked)))).toBe(
      '<p><a href="/x">words</a></p><p>Unknown Type: hologram</p>',
    )
  })

  test('stays in its list item, quote or cell', () => {
    const item = line('list-item', line('paragraph', text('one '), inline(wire('hologram'))))
    expect(html(document(line('unordered-list', item)))).toBe(
      '<ul><li><p>one </p><p>Unknown Type: hologram</p></li></ul>',
    )
  })
})

describe('embedded', () => {
  test('blocks are rendered by their own view', () => {
    expect(html(embed(wire('buttonGroup', { button1Text: 'Join', button1Url: '/join' })))).toContain(
      'href="/join"',
    )
  })

  test('a block that the model no longer lets a text embed is rendered too', () => {
    expect(html(embed(wire('title', { text: 'Lead on' })))).toContain('Lead on</h1>')
    expect(html(embed(wire('bio', { name: 'Ada Lovelace' })))).toContain('Ada Lovelace')
  })

  test.each(['hologram', 'page', 'color'])(
    '%s, which has no look, shows the specification’s words',
    (type) => {
      expect(html(embed(wire(type)))).toBe(`<p>Unknown Type: ${type}</p>`)
      expect(report).toHaveBeenCalledWith(
        expect.objectContaining({ message: expect.stringContaining(`Unknown Type: ${type}`) }),
      )
    },
  )

  test('a missing target renders nothing', () => expect(html(embed(deadLink('gone')))).toBe(''))

  test('a text inside itself is cut', () => {
    const circle = wire('content', {}, 'circle')
    circle.fields = { text: { ...embed(circle), content: [paragraph('once'), ...embed(circle).content] } }
    const { page } = pageOf(circle)
    expect(renderToStaticMarkup(renderPage(page, options)).match(/once/g)).toHaveLength(1)
  })

  test('pictures have their size and their alternative text', () => {
    expect(html(embed(wireAsset('first-light'), 'embedded-asset-block'))).toMatch(
      /<img src="[^"]*" srcSet="[^"]*" sizes="[^"]*" width="1500" height="781" .*alt="The sun rises behind blue hills."/,
    )
  })
})
