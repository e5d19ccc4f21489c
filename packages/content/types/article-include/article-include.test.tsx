import { expect, test } from 'vitest'
import { paragraph, richText } from '../../shared/rich-text.ts'
import { deadLink, wire } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { messages } from './messages.ts'

const words = richText(paragraph('What a dyad is'))
const include = (fields: Record<string, unknown> = {}) =>
  markupOf('articleInclude', { includeText: words, ...fields })
const embedding = (target: unknown) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'embedded-entry-block', data: { target }, content: [] }],
})

test('an aside beside the article’s text, with the editor’s classes', () => {
  expect(include()).toContain('<aside role="note" class="include on-light"><p>What a dyad is</p></aside>')
  expect(include({ align: 'end', classes: 'mt-4 "x' })).toContain('class="include on-light end mt-4"')
})

test('without a text everyone reads “ArticleInclude missing data”', () => {
  expect(messages.missing).toBe('ArticleInclude missing data')
  expect(include({ includeText: undefined })).toContain('<p>ArticleInclude missing data</p>')
  expect(include({ includeText: richText(paragraph('  ')) })).toContain(messages.missing)
  expect(include({ includeText: 7 })).toContain(messages.missing)
})

test('an include without any showable content is an “Unknown Article Include”', () => {
  expect(messages.unknown).toBe('Unknown Article Include')
  expect(include({ includeText: embedding(wire('hologram')) })).toContain('<p>Unknown Article Include</p>')
  expect(include({ includeText: embedding(deadLink('gone')) })).toContain('<p>Unknown Article Include</p>')
})

test('one that embeds a block shows it', () => {
  const quote = wire('quoteBlock', { quote: words }, 'quote')
  expect(include({ includeText: embedding(quote) })).toContain('<blockquote')
})

test('a text may hold an include', () => {
  expect(markupOf('content', { text: embedding(wire('articleInclude', { includeText: words })) })).toContain(
    '<aside',
  )
})
