import { expect, test } from 'vitest'
import type { Entry } from '../../define/values.ts'
import { reader } from '../../derive/read.ts'
import { wire } from '../../testing/fixture-page.ts'
import { offerOf } from './offer-of.ts'

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

test('a product that is sold in one way is its own variant', () => {
  expect(offerOf(product({ variantId: '41010001', price: 895 })).variants).toEqual([
    { variantId: '41010001', price: 895, isProgramSpecific: false },
  ])
  expect(offerOf(product({})).variants).toEqual([])
})
