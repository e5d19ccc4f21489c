import { describe, expect, test } from 'vitest'
import { wire } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'

const article = { title: 'Handovers', publicationDate: '2026-03-09', canonicalUrl: 'handovers' }
const card = (more: Record<string, unknown> = {}) =>
  markupOf('mediaCardSection', { mediaCards: [wire('basicArticle', { ...article, ...more })] })
const doiPrefix = wire('doiPrefix', { prefix: '10.55834' })

describe('its address', () => {
  test('is its digital object identifier', () =>
    expect(card({ doiPrefix, doiSuffix: 'plj.2026' })).toContain('href="/articles/doi/10.55834/plj.2026"'))

  test.each([{}, { doiPrefix }, { doiSuffix: 'plj.2026' }, { doiPrefix: wire('doiPrefix'), doiSuffix: 'x' }])(
    'is its own where a part of the identifier is missing: %o',
    (parts) => expect(card(parts)).toContain('href="/articles/handovers"'),
  )

  test('leads nowhere when it is no part of a path', () =>
    expect(card({ canonicalUrl: '../../x?y#z' })).toContain('href="#"'))
})

test('its date is the full month name, day and year', () =>
  expect(card()).toContain('<time dateTime="2026-03-09">March 9, 2026</time>'))

describe('its facts', () => {
  const names = (...all: string[]) => all.map((name) => wire('bio', { name, credentials: 'MD' }, name))

  test('are authors, date and minutes', () =>
    expect(card({ authors: names('Maren Okafor', 'Per Lindqvist'), readingMinutes: 4 })).toMatch(
      /<span>Maren Okafor, Per Lindqvist<\/span><time [^>]*>March 9, 2026<\/time><span>4-minute read<\/span>/,
    ))

  test('name two authors at most', () =>
    expect(card({ authors: names('Ada', 'Bo', 'Cy', 'Di') })).toContain('<span>Ada, Bo and 2 more</span>'))

  test('are not there without values', () =>
    expect(card({ publicationDate: undefined })).not.toContain('class="origin'))
})

test('its summary is cut at 250 characters', () =>
  expect(card({ summary: 'x'.repeat(300) })).toContain(`>${'x'.repeat(250)}…</p>`))

test('shows its primary tag above the title', () =>
  expect(card({ tags: ['Quality', 'Teams'] })).toMatch(/class="eyebrow"><span>Quality<\/span><\/p><h2/))

test('an article without anything but its title is a card', () =>
  expect(markupOf('mediaCardSection', { mediaCards: [wire('basicArticle', { title: 'Alone' })] })).toContain(
    '<a href="#" class="link">Alone</a>',
  ))
