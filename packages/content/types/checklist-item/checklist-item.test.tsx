import { expect, test } from 'vitest'
import { paragraph, richText } from '../../shared/rich-text.ts'
import { wire } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { panel } from './embed.tsx'

const item = (fields: Record<string, unknown> = {}) =>
  wire('checklistItem', {
    title: 'Two letters',
    content: richText(paragraph('One from a physician.')),
    ...fields,
  })
const alone = (fields?: Record<string, unknown>) => markupOf('checklist', { checklistItems: [item(fields)] })

test('an item is closed at first, and its header holds a heading', () => {
  expect(alone()).toContain('<details class="collapse item"')
  expect(alone()).not.toMatch(/<details[^>]* open/)
  expect(alone()).toMatch(
    /<summary class="header"><h2 class="title">Two letters<\/h2><svg[^>]*class="icon icon"/,
  )
})

test('open, it is at most 12000 px high, and 130 px are kept above it when it is scrolled to', () => {
  expect(panel).toMatchObject({ maxHeightPx: 12_000, scrollOffsetPx: 130 })
  expect(alone()).toContain('--max-height:12000px;--scroll-offset:130px;--open-time:300ms;--icon-time:150ms')
})

test('the icon at the bottom names the item that it closes', () => {
  expect(alone()).toContain('<span class="visually-hidden">Close: Two letters</span></button>')
})

test('an item without a title is nothing that could be opened', () => {
  expect(alone({ title: undefined })).not.toContain('<details')
})

test('a text may hold an item too', () => {
  const embedded = {
    nodeType: 'embedded-entry-block',
    data: { target: item() },
    content: [],
  }
  const text = { nodeType: 'document', data: {}, content: [embedded] }
  expect(markupOf('content', { text })).toContain('<summary class="header">')
})
