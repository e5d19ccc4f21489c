import { expect, test } from 'vitest'
import type { Entry } from '../../define/values.ts'
import { about } from '../../testing/about.ts'
import { detailOf } from '../../testing/detail-of.ts'
import { pressReleaseStructuredData } from './structured-data.ts'

test('a press release is news of the association', () => {
  const release = detailOf('pressRelease', {
    title: 'Mentoring opens',
    releaseDate: '2026-04-21',
    shortDescription: 'Every member may ask.',
    slug: 'mentoring-opens',
  }) as Entry<'pressRelease'>
  const association = { '@type': 'Organization', name: 'Leaders', url: 'https://www.leaders.example' }
  expect(pressReleaseStructuredData(release, about)).toEqual({
    '@type': 'NewsArticle',
    headline: 'Mentoring opens',
    description: 'Every member may ask.',
    datePublished: '2026-04-21',
    author: association,
    publisher: association,
    url: about.url,
    mainEntityOfPage: about.url,
  })
})
