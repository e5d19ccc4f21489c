import { describe, expect, test } from 'vitest'
import { cited, onSite, people } from '../testing/cited.ts'
import { citationStyles } from './index.ts'

type Style = 'APA' | 'AMA' | 'Vancouver' | 'Chicago' | 'MLA'
const inStyle = (style: Style, change: Partial<typeof cited> = {}, from = cited) =>
  citationStyles[style]?.({ ...from, ...change })

describe('an article of a journal', () => {
  test.each<[Style, string]>([
    [
      'APA',
      'Okafor, M. L. (2026). The Meeting Before the Meeting. Physician Leadership Journal, 13(3). https://doi.org/10.55834/plj.2026.0309',
    ],
    [
      'AMA',
      'Okafor ML. The Meeting Before the Meeting. Physician Leadership Journal. 2026;13(3). doi:10.55834/plj.2026.0309',
    ],
    [
      'Vancouver',
      'Okafor ML. The Meeting Before the Meeting. Physician Leadership Journal [Internet]. 2026 May;13(3). Available from: https://doi.org/10.55834/plj.2026.0309',
    ],
    [
      'Chicago',
      'Okafor, Maren Lise. “The Meeting Before the Meeting.” Physician Leadership Journal 13, no. 3 (May 2026). https://doi.org/10.55834/plj.2026.0309.',
    ],
    [
      'MLA',
      'Okafor, Maren Lise. “The Meeting Before the Meeting.” Physician Leadership Journal, vol. 13, no. 3, May 2026, https://doi.org/10.55834/plj.2026.0309.',
    ],
  ])('in %s', (style, text) => expect(inStyle(style)).toBe(text))
})

describe('an article of the site, without a DOI', () => {
  test.each<[Style, string]>([
    [
      'APA',
      'Okafor, M. L. (2026, March 9). The Meeting Before the Meeting. Association for Physician Leadership. https://www.leaders.example/articles/the-meeting',
    ],
    [
      'AMA',
      'Okafor ML. The Meeting Before the Meeting. Association for Physician Leadership. Published March 9, 2026. https://www.leaders.example/articles/the-meeting',
    ],
    [
      'Vancouver',
      'Okafor ML. The Meeting Before the Meeting [Internet]. Association for Physician Leadership; 2026 Mar 9. Available from: https://www.leaders.example/articles/the-meeting',
    ],
    [
      'Chicago',
      'Okafor, Maren Lise. “The Meeting Before the Meeting.” Association for Physician Leadership, March 9, 2026. https://www.leaders.example/articles/the-meeting.',
    ],
    [
      'MLA',
      'Okafor, Maren Lise. “The Meeting Before the Meeting.” Association for Physician Leadership, 9 Mar. 2026, https://www.leaders.example/articles/the-meeting.',
    ],
  ])('in %s', (style, text) => expect(inStyle(style, {}, onSite)).toBe(text))
})

describe('without a date', () => {
  test.each<[Style, string, string]>([
    ['APA', 'Okafor, M. L. (n.d.). The', 'Okafor, M. L. (n.d.). The'],
    ['AMA', 'Journal. 13(3). doi:', 'Leadership. https:'],
    ['Vancouver', '[Internet]. [date unknown];13(3). Available', 'Leadership; [date unknown]. Available'],
    ['Chicago', 'Journal 13, no. 3 (n.d.). https:', 'Leadership, n.d. https:'],
    ['MLA', 'no. 3, https:', 'Leadership, https:'],
  ])('in %s', (style, inJournal, alone) => {
    expect(inStyle(style, { date: undefined })).toContain(inJournal)
    expect(inStyle(style, { date: undefined }, onSite)).toContain(alone)
  })
})

describe('authors', () => {
  const first = (count: number) =>
    people(count)
      .map(({ family }) => `${family}, A.`)
      .join(', ')

  test.each<[Style, number, string]>([
    ['APA', 0, 'The Meeting Before the Meeting. (2026). Physician'],
    ['APA', 2, 'Author01, A., & Author02, A. (2026). The'],
    ['APA', 7, `${first(6)}, & Author07, A. (2026). The`],
    ['APA', 20, `${first(19)}, & Author20, A. (2026). The`],
    ['APA', 21, `${first(19)}, . . . Author21, A. (2026). The`],
    ['AMA', 0, 'The Meeting Before the Meeting. Physician'],
    ['AMA', 2, 'Author01 A, Author02 A. The'],
    ['AMA', 6, 'Author01 A, Author02 A, Author03 A, Author04 A, Author05 A, Author06 A. The'],
    ['AMA', 7, 'Author01 A, Author02 A, Author03 A, et al. The'],
    ['AMA', 21, 'Author01 A, Author02 A, Author03 A, et al. The'],
    ['Vancouver', 0, 'The Meeting Before the Meeting. Physician'],
    ['Vancouver', 2, 'Author01 A, Author02 A. The'],
    ['Vancouver', 7, 'Author01 A, Author02 A, Author03 A, Author04 A, Author05 A, Author06 A, et al. The'],
    ['Vancouver', 21, 'Author01 A, Author02 A, Author03 A, Author04 A, Author05 A, Author06 A, et al. The'],
    ['Chicago', 0, '“The Meeting Before the Meeting.” Physician'],
    ['Chicago', 2, 'Author01, Ada, and Ada Author02. “The'],
    ['Chicago', 3, 'Author01, Ada, Ada Author02, and Ada Author03. “The'],
    ['Chicago', 7, 'Author01, Ada, Ada Author02, Ada Author03, et al. “The'],
    ['Chicago', 21, 'Author01, Ada, Ada Author02, Ada Author03, et al. “The'],
    ['MLA', 0, '“The Meeting Before the Meeting.” Physician'],
    ['MLA', 2, 'Author01, Ada, and Ada Author02. “The'],
    ['MLA', 7, 'Author01, Ada, et al. “The'],
    ['MLA', 21, 'Author01, Ada, et al. “The'],
  ])('%s names %i', (style, count, text) => {
    const start = inStyle(style, { authors: people(count) })?.slice(0, text.length)
    expect(start).toBe(text)
  })

  test('keep a suffix', () => {
    const authors = [{ given: 'Martin Luther', family: 'King', suffix: 'Jr.' }]
    expect(inStyle('APA', { authors })).toMatch(/^King, M\. L\., Jr\. \(2026\)/)
    expect(inStyle('AMA', { authors })).toMatch(/^King ML Jr\. The/)
    expect(inStyle('Chicago', { authors })).toMatch(/^King, Martin Luther, Jr\. “The/)
  })
})

describe('a title', () => {
  test('that asks has no period after the question mark', () => {
    const title = 'Who Leads “the Team”?'
    expect(inStyle('APA', { title })).toContain('Who Leads “the Team”? Physician')
    expect(inStyle('MLA', { title })).toContain('“Who Leads ‘the Team’?” Physician')
  })
})

test('a journal without numbers is its name', () => {
  const journal = { name: 'Fast Practice', volume: '', issue: '' }
  expect(inStyle('APA', { journal })).toContain('Fast Practice. https:')
  expect(inStyle('AMA', { journal })).toContain('Fast Practice. 2026. doi:')
  expect(inStyle('Chicago', { journal })).toContain('Fast Practice, May 2026. https:')
  expect(inStyle('MLA', { journal })).toContain('Fast Practice, May 2026, https:')
})
