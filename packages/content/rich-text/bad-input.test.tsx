import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { renderPage } from '../render/render-page.tsx'
import { paragraph, richText } from '../shared/rich-text.ts'
import { options, pageOf, wire } from '../testing/fixture-page.ts'

function shown(...blocks: unknown[]) {
  const report = vi.fn()
  const { page, problems } = pageOf(...blocks)
  const markup = renderToStaticMarkup(renderPage(page, { ...options, report }))
  return { markup, told: [...problems, ...report.mock.calls.flat()].map(({ message }) => message).join('\n') }
}

const after = wire('content', { text: richText(paragraph('What follows.')) }, 'after')
const document = (...content: unknown[]) => ({ nodeType: 'document', data: {}, content })
const text = (value: unknown) => ({ nodeType: 'text', value, marks: [], data: {} })

test('a quote of 5,000 words is shown to its last word', () => {
  const words = Array.from({ length: 5000 }, (_, index) => `word${index}`).join(' ')
  const { markup } = shown(wire('quoteBlock', { quote: richText(paragraph(words)) }), after)
  expect(markup).toContain('word4999<')
  expect(markup).toContain('What follows.')
})

test('shows HTML up to 64 KB, and reports longer HTML', () => {
  const row = '<tr><td>cell</td></tr>'
  const fits = shown(wire('table', { body: `<table>${row.repeat(2900)}</table>` }), after)
  expect(fits.markup.match(/<td>/g)).toHaveLength(2900)
  expect(fits.told).not.toContain('65536')
  const tooLong = shown(wire('table', { body: `<table>${row.repeat(6000)}</table>` }), after)
  expect(tooLong.told).toContain('65536')
  expect(tooLong.markup).toContain('What follows.')
})

describe('a number where text belongs', () => {
  test('in a field is left out and reported', () => {
    const { markup, told } = shown(wire('title', { text: 42 }), wire('table', { body: 42 }), after)
    expect(markup).not.toContain('42')
    expect(told).toMatch(/text/)
    expect(markup).toContain('What follows.')
  })

  test('inside a rich text takes at most that text down', () => {
    const odd = document({ nodeType: 'paragraph', data: {}, content: [text(42), text('words')] })
    expect(shown(wire('content', { text: odd }), after).markup).toContain('What follows.')
  })
})

describe('characters that come along when text is pasted', () => {
  const markupOf = (value: string) =>
    shown(wire('content', { text: document({ nodeType: 'paragraph', data: {}, content: [text(value)] }) }))
      .markup

  test('soft hyphens go', () => expect(markupOf('lead\u00ader\u00adship')).toContain('<p>leadership</p>'))
  test('line and paragraph separators go', () =>
    expect(markupOf('one\u2028 two\u2029 three')).toContain('<p>one two three</p>'))
  test('newlines become line breaks', () =>
    expect(markupOf('one\ntwo\r\nthree')).toMatch(/<p>one<br\/>two\r?<br\/>three<\/p>/))
})
