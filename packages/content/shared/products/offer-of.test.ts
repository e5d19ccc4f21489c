import { expect, test } from 'vitest'
import type { Entry } from '../../define/values.ts'
import { reader } from '../../derive/read.ts'
import { wire } from '../../testing/fixture-page.ts'
import { offerOf } from './offer-of.ts'
import { deliveryFormats, slugOf, subscriptionOptions } from './offers.ts'

const product = (fields: Record<string, unknown>) =>
  reader({ spaceOf: () => 'association' })(
    wire('product', { internalName: 'A book', productType: 'Book', slug: 'a-book', ...fields }),
  ) as Entry<'product'>

test('each way to buy a product has a price of its own', () => {
  const paperback = wire(
    'variant',
    { variantId: 'p', deliveryFormat: 'Paperback', price: 48, specialMemberPrice: 36 },
    'p',
  )
  const book = wire('variant', { variantId: 'b', deliveryFormat: 'Book' }, 'b')
  expect(offerOf(product({ variants: [paperback, book] })).variants).toMatchObject([
    { variantId: 'b', price: null },
    { variantId: 'p', price: 48, specialMemberPrice: 36, isProgramSpecific: false },
  ])
})

test('PR-011 PR-019 courses of one format are told apart by their days, and those that have ended are not sold', () => {
  const course = (id: string, courseStartDate: string, more = {}) =>
    wire(
      'variant',
      { variantId: id, deliveryFormat: 'In-Person', option: 'in-person', courseStartDate, ...more },
      id,
    )
  const program = { programName: 'aapmr', programSpecificVariant: true, deliveryFormat: 'Online' }
  const { variants } = offerOf(
    product({
      variants: [
        course('online', '2027-03-01', program),
        course('may', '2027-05-04', { location: 'Phoenix, AZ' }),
        course('over', '2026-05-04'),
        course('march', '2027-03-01', { courseEndDate: '2027-03-03' }),
      ],
    }),
    Date.parse('2026-11-22'),
  )
  expect(variants.map(({ label }) => label)).toEqual([
    'In-Person, Mar 1 – 3, 2027',
    'In-Person, May 4, 2027, Phoenix, AZ',
    'Online, in-person, Mar 1, 2027, AAPM&R program',
  ])
})

test('variants are offered in the order of their formats and terms (PR-009 to PR-020)', () => {
  const formats = [...deliveryFormats]
    .reverse()
    .map((deliveryFormat) =>
      wire('variant', { variantId: slugOf(deliveryFormat), deliveryFormat }, deliveryFormat),
    )
  const terms = [...subscriptionOptions]
    .reverse()
    .map((option) => wire('variant', { variantId: option, deliveryFormat: 'Subscription', option }, option))
  const labels = (variants: unknown[]) => offerOf(product({ variants })).variants.map(({ label }) => label)
  expect(labels(formats)).toEqual(deliveryFormats)
  expect(labels(terms)).toEqual(['Monthly', '1-Year', '2-Year', '3-Year'])
})

test('a product that is sold in one way is its own variant', () => {
  expect(offerOf(product({ variantId: '41010001', price: 895 })).variants).toEqual([
    { variantId: '41010001', label: '', price: 895, isProgramSpecific: false },
  ])
  expect(offerOf(product({})).variants).toEqual([])
})

test('a product is unpriced if neither it nor a variant has a price, open or not', () => {
  const ended = (price?: number) =>
    wire('variant', { variantId: 'e', courseStartDate: '2026-05-04', ...(price && { price }) }, 'e')
  const isUnpriced = (fields: Record<string, unknown>) =>
    offerOf(product({ productType: 'Course', ...fields }), Date.parse('2026-11-22')).isUnpriced
  expect(isUnpriced({ variants: [ended()] })).toBe(true)
  expect(isUnpriced({ variants: [ended(785)] })).toBeUndefined()
  expect(isUnpriced({ variants: [ended()], price: 785 })).toBeUndefined()
})

test('a variant of a price tier is sold by the registration for its event alone', () => {
  const tier = wire(
    'variant',
    { variantId: 't', deliveryFormat: 'In-Person', priceTier: 'regular', price: 9 },
    't',
  )
  expect(offerOf(product({ variants: [tier] })).variants).toEqual([])
})

test('a webinar that has ended is a recording, and nothing else is', () => {
  const times = { startsAt: '2026-12-03T12:00-05:00', durationMinutes: 60, price: 39 }
  const isRecordingAt = (productType: string, time: string) =>
    offerOf(product({ productType, ...times }), Date.parse(time)).isRecording
  expect(isRecordingAt('Webinar', '2026-12-03T17:59:59Z')).toBeUndefined()
  expect(isRecordingAt('Webinar', '2026-12-03T18:00:00Z')).toBe(true)
  expect(isRecordingAt('Course', '2026-12-03T18:00:00Z')).toBeUndefined()
})
