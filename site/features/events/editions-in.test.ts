import { expect, test } from 'vitest'
import { contentsOf, linkTo, wireEntry } from '../../lists/testing/contents.ts'
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

test('an edition has the new price of a variant, although only the variant was published again', () => {
  const index = contentsOf([course, edition], { early: variant(495) })
  const priceNow = () => editionsIn(index)[0]?.courses[0]?.offers[0]?.price.price
  expect(priceNow()).toBe(495)
  index.apply('association', { roots: [], part: { entries: { early: variant(545) }, assets: {} } }, ['early'])
  expect(priceNow()).toBe(545)
})
