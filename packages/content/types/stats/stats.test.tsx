import { expect, test } from 'vitest'
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
