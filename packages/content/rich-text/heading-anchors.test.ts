import { expect, test } from 'vitest'
import { bold, heading, paragraph, richText } from '../shared/rich-text.ts'
import { headingAnchors } from './heading-anchors.ts'

const ids = (...words: string[]) =>
  headingAnchors(richText(...words.map((text) => heading(2, text)))).map(({ id }) => id)

test('an anchor is made of the words of its heading', () =>
  expect(ids('Why handovers fail', 'What’s next? (2026)', 'Ärzte und Pflege')).toEqual([
    'section-why-handovers-fail',
    'section-what-s-next-2026',
    'section-ärzte-und-pflege',
  ]))

test('headings with equal words get different anchors, also from those of other headings', () =>
  expect(ids('Results', 'Results', 'Results 2', '…')).toEqual([
    'section-results',
    'section-results--2',
    'section-results-2',
    'section',
  ]))

test('a heading has its words without marks and soft hyphens, and the rank of its editor', () => {
  const text = richText(paragraph('Before'), heading(3, 'Lead\u00adership ', bold('now')))
  expect(headingAnchors(text)).toEqual([{ id: 'section-leadership-now', words: 'Leadership now', rank: 3 }])
})
