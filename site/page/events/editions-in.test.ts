import { beforeEach, expect, test, vi } from 'vitest'
import { contentsOf, linkTo, wireEntry } from '../../content/places/testing/contents.ts'
import { editionsIn } from './editions-in.ts'

const variant = (price: number) =>
  wireEntry('variant', 'early', {
    ...{
      internalName: 'x',
      variantId: 'early',
      courseStartDate: '2027-10-14',
      priceTier: 'early bird',
      price,
    },
  })
const course = wireEntry('product', 'chair', {
  ...{ internalName: 'The quiet chair', productType: 'Course', slug: 'chair', variants: [linkTo('early')] },
})
const edition = wireEntry('eventEdition', 'fall', {
  ...{ internalName: 'x', key: 'fall', kind: 'fall-institute', name: 'Fall', path: '/fall-institute' },
  ...{ startDate: '2027-10-14', endDate: '2027-10-16', courses: [linkTo('chair')] },
})

const log = { warn: vi.fn() }
beforeEach(() => void log.warn.mockClear())

test('an edition has the new price of a variant, although only the variant was published again', () => {
  const index = contentsOf([course, edition], { early: variant(495) })
  const priceNow = () => editionsIn(index, log)[0]?.courses[0]?.offers[0]?.price.price
  expect(priceNow()).toBe(495)
  index.apply('association', { roots: [], part: { entries: { early: variant(545) }, assets: {} } }, ['early'])
  expect(priceNow()).toBe(545)
})

test('one day of a tier that cannot be read leaves all editions on the site', () => {
  const tiers = [{ name: 'final', from: 'TBD' }]
  const wrong = wireEntry('eventEdition', 'conference', { ...edition.fields, key: 'conference', tiers })
  expect(editionsIn(contentsOf([wrong, edition]), log).map(({ key }) => key)).toEqual(['conference', 'fall'])
})

test('an edition that cannot be read is logged and left out, and the others stay', () => {
  const index = contentsOf([edition])
  const damaged = { entry: { type: 'eventEdition', id: 'damaged', fields: {} } } as never
  const of = ((type) =>
    type === 'eventEdition' ? [damaged, ...index.of(type)] : index.of(type)) as typeof index.of
  expect(editionsIn({ of }, log).map(({ key }) => key)).toEqual(['fall'])
  expect(log.warn.mock.calls).toEqual([[expect.stringContaining('entry damaged is left out')]])
})
