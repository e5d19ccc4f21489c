import { describe, expect, test } from 'vitest'
import { journalColors } from '../../shared/journals.ts'
import { wire, wireAsset } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'

const edition = {
  internalName: 'May',
  journal: 'Physician Leadership Journal',
  editionDate: '2026-05-01',
  cover: wireAsset('cover'),
  volume: '13',
  issue: '3',
  url: '/publications/subscriptions/plj',
}

test('each journal has its colour', () =>
  expect(journalColors).toEqual({
    'Physician Leadership Journal': 'lightBlue',
    'Medical Practice Management': 'red',
    'Healthcare Administration Leadership': 'green',
    'Fast Practice': 'mediumYellow',
  }))

describe.each([
  ['block', 300],
  ['card', 210],
])('as a %s', (look, coverHeight) => {
  const shown = (fields: Record<string, unknown>) =>
    look === 'block'
      ? markupOf('journalEditions', fields)
      : markupOf('mediaCardSection', { mediaCards: [wire('journalEditions', fields)] })

  test('an edition has the color of its journal', () =>
    expect(shown(edition)).toContain('style="--journal:var(--color-light-blue)"'))

  test('it has a cover, a month, a number, and leads to where it is read', () => {
    const markup = shown(edition)
    expect(markup).toMatch(new RegExp(`<img [^>]*height="${coverHeight}"[^>]*class="cover"`))
    expect(markup).toContain(
      '<a href="/publications/subscriptions/plj" class="link"><time dateTime="2026-05-01">May 2026</time></a>',
    )
    expect(markup).toContain('Volume 13, Issue 3')
  })

  test('one of an unknown journal, without date, cover and address, is shown as far as it is known', () => {
    const markup = shown({ internalName: 'x', title: 'Nights', journal: 'Another Journal' })
    expect(markup).toContain('Nights')
    expect(markup).not.toMatch(/--journal:|<img|href/)
  })
})
