import { describe, expect, test } from 'vitest'
import { article, asset, listed, site } from '../testing/entries.ts'
import { itemOf } from './item-of.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

const photo = asset({
  url: '//images.example.org/a/wide photo.jpg',
  contentType: 'image/jpeg',
  details: { size: 81_204, image: { width: 1200, height: 600 } },
})

describe('an item', () => {
  test('of an article has its address, summary, tags and the true size of its picture', () => {
    const fields = { summary: 'In short.', tags: ['Time', ' '], bannerImage: photo }
    expect(itemOf(article('meetings', fields), site, now)).toEqual({
      id: 'tag:association.example,2026:association/meetings',
      url: 'https://leaders.example/articles/meetings',
      title: 'meetings',
      published: Date.parse('2026-11-03T12:00:00Z'),
      updated: Date.parse('2026-11-04T09:30:00Z'),
      summary: 'In short.',
      tags: ['Time'],
      image: { url: 'https://images.example.org/a/wide%20photo.jpg', bytes: 81_204, type: 'image/jpeg' },
    })
  })

  test('of an article with a DOI leads to it', () => {
    const prefix = {
      sys: { id: 'p', contentType: { sys: { id: 'doiPrefix' } } },
      fields: { prefix: '10.55835' },
    }
    const item = itemOf(article('meetings', { doiPrefix: prefix, doiSuffix: '11.1042' }), site, now)
    expect(item).toMatchObject({ url: 'https://leaders.example/articles/doi/10.55835/11.1042' })
  })

  test('of a press release, a webinar and a job has the address of its type', () => {
    const release = listed('pressRelease', { title: 'News', releaseDate: '2026-10-14', slug: 'news' })
    expect(itemOf(release, site, now)).toMatchObject({ url: 'https://leaders.example/about/press-room/news' })
    const webinar = listed('product', { internalName: 'Talk', productType: 'Webinar', slug: 'talk' })
    expect(itemOf(webinar, site, now)).toMatchObject({
      url: 'https://leaders.example/webinar/talk',
      title: 'Talk',
      published: Date.parse('2026-10-01T08:00:00Z'),
    })
    const job = { jobTitle: 'Chief', jobId: '2026-031', postedDate: '2026-11-02', closingDate: '2027-01-15' }
    expect(itemOf(listed('jobPosting', job), site, now)).toMatchObject({
      url: 'https://leaders.example/aapl-jobs/2026-031',
      summary: 'Apply by January 15, 2027.',
    })
  })

  test('has no picture if its size is unknown', () => {
    const unknown = asset({ url: '//images.example.org/a.jpg', contentType: 'image/jpeg' })
    expect(itemOf(article('meetings', { bannerImage: unknown }), site, now)).not.toHaveProperty('image')
  })
})

test.each([
  ['title', { title: ' \u2028\u0007' }],
  ['address', { canonicalUrl: undefined }],
  ['date', { publicationDate: undefined }],
  ['date', { publicationDate: 'soon' }],
])('an entry without its %s is no item', (lack, fields) => {
  expect(itemOf(article('meetings', fields), site, now)).toBe(lack)
})

test('the id of an item does not depend on the address of the site', () => {
  const moved = { ...site, url: 'https://elsewhere.example' }
  expect(itemOf(article('meetings'), moved, now)).toMatchObject({
    id: 'tag:association.example,2026:association/meetings',
    url: 'https://elsewhere.example/articles/meetings',
  })
})

test.each([
  ['2026-11-23', '2026-11-23T12:00:00Z'],
  ['2026-11-22T20:00-05:00', '2026-11-23T01:00:00Z'],
])('an article dated %s waits until %s', (publicationDate, release) => {
  const dated = article('meetings', { publicationDate })
  const at = Date.parse(release)
  expect(itemOf(dated, site, at - 1)).toBe('release')
  expect(itemOf(dated, site, at)).toMatchObject({ published: at, updated: at })
})

test.each([
  ['2026-11-03', '2026-11-03T12:00:00.000Z'],
  ['2026-11-03T09:30', '2026-11-03T09:30:00.000Z'],
  ['2026-11-03T09:30-05:00', '2026-11-03T14:30:00.000Z'],
  ['2026-11-03T09:30:00.000Z', '2026-11-03T09:30:00.000Z'],
])('the date %s is the same time wherever the feed is built', (publicationDate, time) => {
  expect(itemOf(article('meetings', { publicationDate }), site, now)).toMatchObject({
    published: Date.parse(time),
  })
})
