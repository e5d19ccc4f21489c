import { expect, test } from 'vitest'
import type { Entry } from '../../define/values.ts'
import { detailOf } from '../../testing/detail-of.ts'
import { wire } from '../../testing/fixture-page.ts'
import { citedArticle } from './cited-article.ts'

const cited = (fields: Record<string, unknown> = {}) =>
  citedArticle(detailOf('basicArticle', { title: 'Handovers', ...fields }) as Entry<'basicArticle'>)

test('an article of a journal has the month of its edition', () =>
  expect(
    cited({
      publicationDate: '2026-03-09',
      authors: [wire('bio', { name: 'Maren Okafor', credentials: 'MD' })],
      edition: wire('journalEditions', {
        journal: 'Physician Leadership Journal',
        editionDate: '2026-05-01',
        volume: '13',
      }),
      doiPrefix: wire('doiPrefix', { prefix: '10.55834' }),
      doiSuffix: 'plj.1',
    }),
  ).toEqual({
    title: 'Handovers',
    authors: ['Maren Okafor'],
    date: '2026-05',
    journal: { name: 'Physician Leadership Journal', volume: '13', issue: '' },
    doi: '10.55834/plj.1',
  }))

test('other articles have the day of their publication', () =>
  expect(cited({ publicationDate: '2026-03-09' })).toEqual({
    title: 'Handovers',
    authors: [],
    date: '2026-03-09',
    journal: undefined,
    doi: undefined,
  }))
