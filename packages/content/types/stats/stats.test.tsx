import { expect, test } from 'vitest'
import { richText } from '../../shared/rich-text.ts'
import { wire } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'

const figure = (fields: Record<string, unknown> = {}) =>
  markupOf('stats', { figure: '85', label: 'courses a year', ...fields })

test('a figure and its title read as one phrase', () => {
  expect(figure().replaceAll(/<[^>]+>/g, '')).toContain('85 courses a year')
  expect(figure({ description: 'On three levels.' })).toContain('<p class="description">On three levels.</p>')
})

test('a figure without its meaning, or the other way round, is no figure', () => {
  expect(figure({ figure: undefined })).not.toContain('courses')
  expect(figure({ label: undefined })).not.toContain('85')
})

test('inside a text it is a pull figure, and stays silent without its meaning', () => {
  const text = (fields: Record<string, unknown>) => ({
    ...richText(),
    content: [{ nodeType: 'embedded-entry-block', data: { target: wire('stats', fields) }, content: [] }],
  })
  const markup = (fields: Record<string, unknown>) => markupOf('content', { text: text(fields) })
  expect(markup({ figure: '94', label: 'pilots' })).toContain('<div class="pulled"><p class="words">')
  expect(markup({ figure: '94' })).not.toContain('94')
})
