import { expect, test } from 'vitest'
import { citationOf } from './citation.ts'

const article = {
  title: 'Handovers',
  authors: ['Maren Okafor'],
  date: '2026-03-09',
  journal: undefined,
  doi: undefined,
}
const of = (change: Partial<Parameters<typeof citationOf>[0]> = {}) =>
  citationOf(
    { ...article, ...change },
    { url: 'https://www.leaders.example/articles/handovers', publisher: 'Leaders' },
  )

test('the DOI takes the place of the address of the page', () => {
  expect(of({ doi: '10.55834/plj.1' }).url).toBe('https://doi.org/10.55834/plj.1')
  expect(of().url).toBe('https://www.leaders.example/articles/handovers')
})

test.each([
  ['2026-03-09', { year: 2026, month: 3, day: 9 }],
  ['2026-03-09T10:00Z', { year: 2026, month: 3, day: 9 }],
  ['2026-05', { year: 2026, month: 5 }],
  ['2026-13', undefined],
  ['soon', undefined],
  [undefined, undefined],
])('the date %s', (date, parts) => expect(of({ date }).date).toEqual(parts))

test('a title is one line, so that it starts no field of a file', () =>
  expect(of({ title: ' Hand\u00ADovers\r\nAU  - Mallory\u2028\u0000 ' }).title).toBe(
    'Handovers AU - Mallory',
  ))

test('an author without a name is left out', () =>
  expect(of({ authors: ['', 'Maren Okafor'] }).authors).toMatchObject([{ family: 'Okafor' }]))
