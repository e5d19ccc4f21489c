import { expect, test } from 'vitest'
import type { Entry } from '../../define/values.ts'
import { reader } from '../../derive/read.ts'
import { about } from '../../testing/about.ts'
import { wire, wireAsset } from '../../testing/fixture-page.ts'
import { productFacts } from './facts.ts'
import { productStructuredData } from './structured-data.ts'

const association = { '@type': 'Organization', name: 'Leaders' }
const variant = (variantId: string, fields: Record<string, unknown> = {}) =>
  wire('variant', { internalName: variantId, variantId, ...fields }, variantId)
const product = (fields: Record<string, unknown>) =>
  reader({ spaceOf: () => 'association' })(
    wire('product', { internalName: 'Finance', productType: 'Course', ...fields }),
  ) as Entry<'product'>
const dataOf = (fields: Record<string, unknown>, at: { now?: number } = {}) =>
  productStructuredData(product(fields), { ...about, ...at })
const offer = { '@type': 'Offer', priceCurrency: 'USD', availability: 'https://schema.org/InStock' }

test('a course has an instance for each variant, and an offer for each known price', () =>
  expect(
    dataOf({
      title: 'Finance for Physicians',
      shortDescription: 'Read a budget.',
      image: wireAsset('ascent'),
      credits: 16,
      people: [wire('bio', { name: 'Maren Okafor', credentials: 'MD', jobTitle: 'Chief' })],
      variants: [
        variant('3', {
          deliveryFormat: 'In-Person',
          courseStartDate: '2027-02-11',
          courseEndDate: '2027-02-13',
          location: 'Chicago, Illinois',
        }),
        variant('1', { deliveryFormat: 'Self-Study', price: 895 }),
        variant('2', { deliveryFormat: 'Hybrid Online', price: 990.5, courseStartDate: '2027-03-01' }),
      ],
    }),
  ).toEqual({
    '@type': 'Course',
    name: 'Finance for Physicians',
    description: 'Read a budget.',
    url: about.url,
    image: 'https://images.example/ascent.png',
    provider: association,
    numberOfCredits: 16,
    hasCourseInstance: [
      { courseMode: 'Online' },
      { courseMode: 'Blended', startDate: '2027-03-01' },
      {
        courseMode: 'Onsite',
        startDate: '2027-02-11',
        endDate: '2027-02-13',
        location: { '@type': 'Place', name: 'Chicago, Illinois', address: 'Chicago, Illinois' },
      },
    ].map((instance) => ({
      '@type': 'CourseInstance',
      courseWorkload: 'PT16H',
      instructor: [{ '@type': 'Person', name: 'Maren Okafor', jobTitle: 'Chief', honorificSuffix: 'MD' }],
      ...instance,
    })),
    offers: [
      { ...offer, price: '895.00', category: 'Paid', url: `${about.url}?v=1`, sku: '1' },
      {
        ...offer,
        price: '990.50',
        category: 'Paid',
        url: `${about.url}?v=2`,
        sku: '2',
        availabilityEnds: '2027-03-02T08:00:00.000Z',
      },
    ],
  }))

test('a book has its facts, and an edition for each format', () =>
  expect(
    dataOf({
      productType: 'Book',
      publisher: 'Leadership Press',
      publicationDate: '2025-09-02',
      isbn: '978-0-9900-1234-5',
      pageCount: 248,
      people: [wire('bio', { name: 'Maren Okafor' })],
      variants: [
        variant('p', { deliveryFormat: 'Paperback', price: 42 }),
        variant('a', { option: 'audio book' }),
      ],
    }),
  ).toEqual({
    '@type': 'Book',
    name: 'Finance',
    url: about.url,
    author: [{ '@type': 'Person', name: 'Maren Okafor' }],
    publisher: { '@type': 'Organization', name: 'Leadership Press' },
    datePublished: '2025-09-02',
    isbn: '978-0-9900-1234-5',
    numberOfPages: 248,
    workExample: [
      {
        '@type': 'Book',
        name: 'Finance',
        bookFormat: 'https://schema.org/Paperback',
        offers: [{ ...offer, price: '42.00', category: 'Paid', url: `${about.url}?v=p`, sku: 'p' }],
      },
      { '@type': 'Book', name: 'Finance', bookFormat: 'https://schema.org/AudiobookFormat' },
    ],
  }))

test('a webinar is an online event with its start, end and duration', () =>
  expect(
    dataOf({ productType: 'Webinar', startsAt: '2026-12-03T12:00-05:00', durationMinutes: 90, price: 0 }),
  ).toEqual({
    '@type': 'Event',
    name: 'Finance',
    url: about.url,
    startDate: '2026-12-03T17:00:00.000Z',
    endDate: '2026-12-03T18:30:00.000Z',
    duration: 'PT90M',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: about.url },
    organizer: { ...association, url: about.siteUrl },
    offers: [{ ...offer, price: '0.00', category: 'Free', url: about.url }],
  }))

test.each([
  [{ productType: 'Journal', journal: 'Fast Practice' }, 'Periodical'],
  [{ productType: 'Other Subscription' }, 'Product'],
  [{ productType: 'Webinar' }, 'Product'],
  [{ productType: 'whitepaper' }, 'Product'],
])('%o is a %s', (fields, type) => expect(dataOf(fields)['@type']).toBe(type))

test('a product whose price is not known makes no offer', () =>
  expect(dataOf({ productType: 'whitepaper' })).not.toHaveProperty('offers'))

test('of the products only a book has a date of its own, so feeds show when a webinar was announced', () => {
  const facts = (fields: Record<string, unknown>) => productFacts(product(fields))
  expect(facts({ productType: 'Book', publicationDate: '2025-09-02' })).toHaveProperty('date', '2025-09-02')
  expect(facts({ productType: 'Webinar', startsAt: '2026-12-03' })).not.toHaveProperty('date')
  expect(facts({ categories: ['Masters'] })).toMatchObject({ title: 'Finance', tags: ['Masters'] })
})

test('a course of an event takes place once, with any number of price tiers', () => {
  const tiers = ['early bird', 'regular'].map((priceTier) =>
    variant(priceTier, { deliveryFormat: 'In-Person', courseStartDate: '2027-10-14', priceTier, price: 895 }),
  )
  expect(dataOf({ variants: tiers }).hasCourseInstance).toHaveLength(1)
})

test('a webinar that is over is a product, because the shop sells its recording', () => {
  const webinar = {
    productType: 'Webinar',
    startsAt: '2026-12-03T12:00-05:00',
    durationMinutes: 90,
    price: 20,
  }
  expect(dataOf(webinar, { now: Date.parse('2026-12-03T18:29Z') })['@type']).toBe('Event')
  expect(dataOf(webinar, { now: Date.parse('2026-12-03T18:30Z') })).toMatchObject({
    '@type': 'Product',
    offers: [{ price: '20.00' }],
  })
  const sold = { ...webinar, price: undefined }
  expect(dataOf(sold, { now: Date.parse('2026-12-04') })).not.toHaveProperty('offers')
})
