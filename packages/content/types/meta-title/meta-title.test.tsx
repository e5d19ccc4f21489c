import { expect, test } from 'vitest'
import { markupOf } from '../../testing/markup-of.ts'

const line = (fields: Record<string, unknown> = {}) =>
  markupOf('metaTitle', { text: 'For leaders', ...fields })

test('is a line above a title, one step of the spacers apart from it', () => {
  expect(line()).toContain(
    '<p class="line" style="--below:var(--space-1)"><span class="words">For leaders</span></p>',
  )
  expect(line({ marginBottom: 4 })).toContain('--below:var(--space-4)')
})

test('alignment and colors follow the editor', () => {
  expect(line({ textAlign: 'center', color: 'orange' })).toContain(
    'style="--text:var(--color-orange);--below:var(--space-1);text-align:center"',
  )
})

test('on a colour of its own its words can be read', () => {
  expect(line({ backgroundColor: 'darkBlue' })).toContain(
    'class="line filled" style="--text:var(--color-white);--background:var(--color-dark-blue)',
  )
  expect(line({ backgroundColor: 'yellow' })).toContain('--text:var(--color-dark-blue)')
  expect(line({ backgroundColor: 'yellow', color: 'purple' })).toContain('--text:var(--color-purple)')
})

test('is no heading', () => expect(line()).not.toMatch(/<h[2-6]/))
