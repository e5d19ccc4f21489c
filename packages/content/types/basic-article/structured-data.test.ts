import { expect, test } from 'vitest'
import type { Entry } from '../../define/values.ts'
import { paragraph, richText } from '../../shared/rich-text.ts'
import { about } from '../../testing/about.ts'
import { detailOf } from '../../testing/detail-of.ts'
import { wire, wireAsset } from '../../testing/fixture-page.ts'
import { basicArticleStructuredData } from './structured-data.ts'

const base = { title: 'Handovers', publicationDate: '2026-03-09', canonicalUrl: 'handovers' }
const dataOf = (fields: Record<string, unknown> = {}) =>
  basicArticleStructuredData(detailOf('basicArticle', { ...base, ...fields }) as Entry<'basicArticle'>, about)
const association = { '@type': 'Organization', name: 'Leaders', url: 'https://www.leaders.example' }

test('an article names its title, date, publisher and page, and nothing that is not known', () =>
  expect(dataOf()).toEqual({
    '@type': 'Article',
    headline: 'Handovers',
    datePublished: '2026-03-09',
    publisher: association,
    url: about.url,
    mainEntityOfPage: about.url,
  }))

test('LI-018 LI-019 an article with a DOI is scholarly and has its identifier', () =>
  expect(dataOf({ doiPrefix: wire('doiPrefix', { prefix: '10.55834' }), doiSuffix: 'plj.1' })).toMatchObject({
    '@type': 'ScholarlyArticle',
    identifier: { propertyID: 'DOI', value: '10.55834/plj.1' },
    sameAs: 'https://doi.org/10.55834/plj.1',
  }))

test('an article has authors, a picture, words and the edition that it appeared in', () =>
  expect(
    dataOf({
      authors: [wire('bio', { name: 'Maren Okafor', credentials: 'MD', jobTitle: 'Chief' })],
      bannerImage: wireAsset('banner'),
      body: richText(paragraph('One two three')),
      tags: ['Teams'],
      keyPoints: ['Ask first.', 'Write it down.'],
      edition: wire('journalEditions', {
        journal: 'Physician Leadership Journal',
        editionDate: '2026-05-01',
        volume: '13',
        issue: '3',
      }),
    }),
  ).toMatchObject({
    author: [{ '@type': 'Person', name: 'Maren Okafor', honorificSuffix: 'MD', jobTitle: 'Chief' }],
    image: 'https://images.example/banner.png',
    abstract: 'Ask first. Write it down.',
    keywords: ['Teams'],
    wordCount: 3,
    isPartOf: {
      '@type': 'PublicationIssue',
      issueNumber: '3',
      isPartOf: {
        '@type': 'PublicationVolume',
        volumeNumber: '13',
        isPartOf: { '@type': 'Periodical', name: 'Physician Leadership Journal' },
      },
    },
  }))

test('a headline has at most 110 characters', () => {
  expect([...String(dataOf({ title: 'x'.repeat(180) }).headline)]).toHaveLength(110)
  expect(dataOf({ title: 'x'.repeat(109) }).headline).toBe('x'.repeat(109))
})
