import { describe, expect, test } from 'vitest'
import type { Entry } from '../../define/values.ts'
import { paragraph, richText } from '../../shared/rich-text.ts'
import { about } from '../../testing/about.ts'
import { detailOf } from '../../testing/detail-of.ts'
import { employmentTypes } from './model.ts'
import { jobPostingStructuredData } from './structured-data.ts'

const base = { jobTitle: 'Director', jobId: '2026-014', postedDate: '2026-05-04' }
const dataOf = (fields: Record<string, unknown> = {}) =>
  jobPostingStructuredData(detailOf('jobPosting', { ...base, ...fields }) as Entry<'jobPosting'>, about)

test('a position names its title, text, dates and employer', () =>
  expect(dataOf({ closingDate: '2026-06-15', body: richText(paragraph('You teach.')) })).toEqual({
    '@type': 'JobPosting',
    title: 'Director',
    description: 'You teach.',
    identifier: { '@type': 'PropertyValue', name: 'Leaders', value: '2026-014' },
    datePosted: '2026-05-04',
    validThrough: '2026-06-15T23:59:59Z',
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Leaders',
      url: 'https://www.leaders.example',
      sameAs: 'https://www.leaders.example',
    },
    url: about.url,
  }))

test.each(employmentTypes)('%s has a word that search engines know', (employmentType) =>
  expect(dataOf({ employmentType }).employmentType).toMatch(/^[A-Z_]+$/),
)

describe('its location', () => {
  test('is a city and its state', () =>
    expect(dataOf({ location: 'Tampa, Florida' }).jobLocation).toEqual({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Tampa',
        addressRegion: 'Florida',
        addressCountry: 'US',
      },
    }))

  test('is work from home where it says “Remote”', () => {
    expect(dataOf({ location: 'Remote (US)' })).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
    expect(dataOf({ location: 'Remote' }).jobLocation).toBeUndefined()
  })
})
