import type { Entry } from '@association/content'
import { product } from '@association/content/lists/testing/entries.ts'
import { reader } from '@association/content/read'
import { renderDetail } from '@association/content/render'
import { options, wire } from '@association/content/testing/fixture-page.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { editionsOf, editionsSection } from './editions-section.ts'

const edition = (editionDate: string, journal = 'Fast Practice') =>
  reader({ spaceOf: () => 'association' })(
    wire('journalEditions', { internalName: editionDate, journal, editionDate }, editionDate),
  ) as Entry<'journalEditions'>
const journal = product('Fast Practice', { productType: 'Journal', journal: 'Fast Practice' })

test('the page of a journal shows its editions in three columns, the newest first (LI-037, LI-038)', () => {
  const editions = [edition('2026-01-01'), edition('2026-05-01'), edition('2026-03-01')]
  const section = editionsSection(editionsOf(journal, editions))
  const markup = renderToStaticMarkup(renderDetail(journal, options, section ? [section] : []))
  const headings = [...markup.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)]
  expect(headings.map(([, rank, words]) => `${rank} ${words?.replace(/<[^>]*>/g, '')}`)).toEqual([
    '1 Fast Practice',
    '2 Editions',
    '3 May 2026',
    '3 March 2026',
    '3 January 2026',
  ])
  expect(markup).toContain('style="--span:4"')
})

test('a journal has only its own editions, and another subscription has none', () => {
  const editions = [edition('2026-01-01'), edition('2026-02-01', 'Physician Leadership Journal')]
  expect(editionsOf(journal, editions)).toEqual([editions[0]])
  expect(editionsOf(product('Audio', { productType: 'Other Subscription' }), editions)).toEqual([])
})

test('without editions there is no section', () => expect(editionsSection([])).toBeUndefined())
