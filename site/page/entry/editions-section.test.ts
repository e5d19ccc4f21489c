import type { Entry } from '@association/content'
import { product } from '@association/content/lists/testing/entries.ts'
import { reader } from '@association/content/read'
import { renderDetail } from '@association/content/render'
import { options, wire } from '@association/content/testing/fixture-page.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { editionsOf, editionsSections } from './editions-section.ts'

const edition = (editionDate: string, journal = 'Fast Practice') =>
  reader({ spaceOf: () => 'association' })(
    wire('journalEditions', { internalName: editionDate, journal, editionDate }, editionDate),
  ) as Entry<'journalEditions'>
const journal = product('Fast Practice', { productType: 'Journal', journal: 'Fast Practice' })

const headingsOf = (editions: readonly Entry<'journalEditions'>[]) => {
  const own = editionsOf(journal, editions)
  const markup = renderToStaticMarkup(
    renderDetail(journal, { ...options, currentIssue: () => own[0] }, editionsSections(own)),
  )
  const headings = [...markup.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)]
  return {
    markup,
    headings: headings.map(([, rank, words]) => `${rank} ${words?.replace(/<[^>]*>/g, '')}`),
  }
}

test('the page of a journal shows its newest edition first, and earlier ones in three columns (LI-037, LI-038)', () => {
  const { headings, markup } = headingsOf([
    edition('2026-05-01'),
    edition('2026-03-01'),
    edition('2026-01-01'),
  ])
  expect(headings).toEqual([
    '1 Fast Practice',
    '2 The current issue',
    '3 May 2026',
    '2 Earlier issues',
    '3 March 2026',
    '3 January 2026',
  ])
  expect(markup).toContain('style="--span:4"')
})

test('a journal with one edition has no earlier issues', () =>
  expect(headingsOf([edition('2026-05-01')]).headings).toEqual([
    '1 Fast Practice',
    '2 The current issue',
    '3 May 2026',
  ]))

test('a journal has only its own editions, and another subscription has none', () => {
  const editions = [edition('2026-01-01'), edition('2026-02-01', 'Physician Leadership Journal')]
  expect(editionsOf(journal, editions)).toEqual([editions[0]])
  expect(editionsOf(product('Audio', { productType: 'Other Subscription' }), editions)).toEqual([])
})

test('without editions there is no section', () => expect(editionsSections([])).toEqual([]))
