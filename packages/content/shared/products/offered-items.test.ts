import { expect, test } from 'vitest'
import type { Entry } from '../../define/values.ts'
import { reader } from '../../derive/read.ts'
import { wire } from '../../testing/fixture-page.ts'
import { offeredItems, variantItem } from './offered-items.ts'

/** A reader caches entries. */
const read = (entry: ReturnType<typeof wire>) => reader({ spaceOf: () => 'association' })(entry)
const product = (fields: Record<string, unknown>) =>
  read(
    wire('product', { internalName: 'A book', productType: 'Book', slug: 'a-book', ...fields }),
  ) as Entry<'product'>
const variant = (id: string, fields: Record<string, unknown>) =>
  wire('variant', { variantId: id, ...fields }, id)

test('each way to buy a product has its own id and its own price, in the order of the page', () => {
  const variants = [
    variant('paper', { deliveryFormat: 'Paperback', price: 48, specialMemberPrice: 36 }),
    variant('soon', { deliveryFormat: 'Book' }),
    variant('online', { deliveryFormat: 'Online', price: 20 }),
  ]
  const named = { name: 'A book', productType: 'Book' }
  expect(offeredItems(product({ price: 9, variantId: 'own', variants }))).toEqual([
    {
      ...named,
      sku: 'paper',
      label: 'Paperback',
      deliveryFormat: 'Paperback',
      price: 48,
      specialMemberPrice: 36,
    },
    { ...named, sku: 'online', label: 'Online', deliveryFormat: 'Online', price: 20 },
  ])
})

test.each([
  ['its own variant id', { variantId: 'own', price: 9 }, { sku: 'own', price: 9 }],
  ['a slug alone', { price: 9 }, { sku: 'a-book', price: 9 }],
  [
    'variants that only a registration sells',
    { price: 9, variants: [variant('early', { priceTier: 'early bird', price: 895 })] },
    { sku: 'early', price: 895 },
  ],
])('a product with %s is one item', (_, fields, item) =>
  expect(offeredItems(product(fields))).toMatchObject([item]),
)

test('a variant has the name of its product', () => {
  const book = wire('product', { internalName: 'A book', title: 'The book', productType: 'Book' }, 'book')
  const ebook = read(variant('e', { deliveryFormat: 'eBook', price: 5, product: book })) as Entry<'variant'>
  expect(variantItem(ebook)).toMatchObject({ sku: 'e', name: 'The book', label: 'eBook', price: 5 })
})
