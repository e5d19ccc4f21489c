import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { CoverFacts } from '../../define/cover.ts'
import { Cover } from './cover.tsx'

const shown = (facts: Partial<CoverFacts> = {}) =>
  renderToStaticMarkup(
    <Cover cover={{ id: 'a', title: 'A safe handover', hue: 'green', ...facts }} height={250} />,
  )

describe('a cover', () => {
  test('shows the word of its editor, else one of the title, for the eye only', () => {
    expect(shown({ word: '38 %' })).toMatch(
      /^<div aria-hidden="true"[^>]*><span class="word">38 %<\/span><\/div>$/,
    )
    expect(shown()).toContain('>Handover</span>')
  })

  test('tells its style how wide the longest line is', () => {
    expect(shown()).toContain('style="height:250px;--ems:4.6"')
    expect(shown({ word: 'How many others?' })).toMatch(
      /--ems:5.4"><span class="word two">How many\nothers\?</,
    )
    expect(shown({ word: '?' })).toContain('--ems:1.5')
  })

  test('is short, also without a title', () => {
    expect(shown({ word: 'How many others?' }).length).toBeLessThan(250)
    expect(shown({ title: undefined })).not.toMatch(/undefined|NaN|Infinity/)
  })
})

describe('a cover with values', () => {
  const values = ['Mondays: 27 %', 'Other mornings: 11 %']

  test('is a chart that its description names', () =>
    expect(shown({ values, description: 'Fewer people miss other mornings.' })).toMatch(
      /^<div role="img" aria-label="Fewer people miss other mornings\."[^>]*><div class="chart rows"><span>Mondays<\/span><b style="--share:100">27 %<\/b>/,
    ))

  test('has the title as its name while the description is missing', () =>
    expect(shown({ values })).toContain('aria-label="A safe handover"'))

  test('shows its word while the values cannot be read', () =>
    expect(shown({ values: ['Mondays', 'Other mornings: 11 %'] })).toContain('>Handover</span>'))
})
