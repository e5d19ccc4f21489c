import { describe, expect, test } from 'vitest'
import { wire, wireAsset } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { basicArticle } from './model.ts'

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

describe('its picture', () => {
  test('is its banner image', () => {
    const markup = card({ bannerImage: wireAsset('banner'), coverWord: '38 %' })
    expect(markup).toContain('banner.png')
    expect(markup).not.toContain('38 %')
  })

  test('is a cover without a request, in the color of its topic', () => {
    const markup = card({ tags: ['Self-management'], coverWord: '38 %' })
    expect(markup).toMatch(/class="pictured cover \w+ purple [^"]+"[^>]*><span class="word">38 %</)
    expect(markup).not.toContain('<img')
  })

  test('is a chart if it has values', () =>
    expect(card({ coverValues: ['Before: 112', 'After: 51'], coverDescription: 'Half as many.' })).toMatch(
      /<div role="img" aria-label="Half as many\."[^>]*class="pictured cover \w+ gray"/,
    ))
})

describe('its editor is told', () => {
  const errors = (fields: Record<string, unknown>) =>
    (basicArticle.checks ?? []).flatMap((check) =>
      check.when(fields as never) && 'error' in check ? [[check.field, check.error]] : [],
    )

  test('how to write a value of the chart', () =>
    expect(errors({ coverValues: ['Before: 112', 'After 51'], coverDescription: 'Half.' })).toEqual([
      [
        'coverValues',
        'Write each value as “label: number”, such as “Before: 1,120” or “After: 7.5 %”. A label has at most 30 characters.',
      ],
    ]))

  test('that the chart needs a description', () => {
    const coverValues = ['Before: 112', 'After: 51']
    expect(errors({ coverValues })).toEqual([
      ['coverDescription', 'The chart on the cover has no description. Say what it shows.'],
    ])
    expect(errors({ coverValues, coverDescription: 'Half.' })).toEqual([])
  })
})

test('an article without anything but its title is a card', () =>
  expect(markupOf('mediaCardSection', { mediaCards: [wire('basicArticle', { title: 'Alone' })] })).toContain(
    '<a href="#" class="link">Alone</a>',
  ))
