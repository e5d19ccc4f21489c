import {
  guestPricing,
  type Pricing,
  unknownPricing,
} from '@association/content/shared/products/pricing/pricing.ts'
import { describe, expect, test } from 'vitest'
import type { CartProduct } from '../../cart-data/lines/cart-product.ts'
import { buyerPrices } from './buyer-prices.ts'
import { cartView, savedByJoining } from './cart-view.ts'
import { itemOf } from './item-of.ts'
import { missingIn, noProducts, withAnswer } from './products.ts'

const member: Pricing = { ...guestPricing, isMember: true, levelPercent: 10 }
const product = (variantId: string, more: Partial<CartProduct> = {}): CartProduct => ({
  variantId,
  name: `Product ${variantId}`,
  productType: 'Book',
  option: 'eBook',
  deliveryFormat: 'eBook',
  path: `/publications/books/${variantId}`,
  picture: null,
  price: { price: 100, isProgramSpecific: false },
  hasEnded: false,
  ...more,
})
const products = withAnswer(noProducts, {
  products: [
    product('a'),
    product('b', { price: { price: 50.5, specialMemberPrice: 40, isProgramSpecific: false } }),
    product('over', { hasEnded: true }),
    product('early', { isOutdated: true }),
    product('free', { price: { price: 0, isProgramSpecific: false } }),
    product('soon', { price: { price: null, isProgramSpecific: false } }),
    product('join', { productType: 'membership', price: { price: 349, isProgramSpecific: true } }),
    product('guest', {
      productType: 'Event',
      price: { price: 195, specialMemberPrice: 95, isProgramSpecific: true },
    }),
  ],
  unknown: ['gone'],
})
const view = (ids: Record<string, number>, pricing = guestPricing) =>
  cartView(
    Object.fromEntries(Object.entries(ids).map(([id, quantity]) => [id, { quantity }])),
    products,
    pricing,
  )

describe('the totals', () => {
  test('of a guest are list prices, with what members pay', () =>
    expect(view({ a: 2, b: 1 }).totals).toEqual({ subtotal: 25_050, savings: 0, memberTotal: 24_000 }))

  test('PR-008 of a member are price times quantity with the discount, with the savings', () =>
    expect(view({ a: 2, b: 1 }, member).totals).toEqual({
      subtotal: 2 * 9000 + 4000,
      savings: 25_050 - 22_000,
      memberTotal: undefined,
    }))

  test('say what a guest saves by joining in the same order, once that is more than the membership', () => {
    const totals = { savings: 0, subtotal: 120_000 }
    expect(savedByJoining({ ...totals, memberTotal: 77_000 })).toBe(43_000 - 34_900)
    expect(savedByJoining({ ...totals, memberTotal: 85_100 })).toBe(0)
    expect(savedByJoining({ ...totals, memberTotal: 100_000 })).toBe(0)
    expect(savedByJoining({ ...totals, memberTotal: undefined })).toBe(0)
  })

  test('OPEN-27 of a cart with a membership are member prices, and guests of events pay the list price', () => {
    const totals = { subtotal: 34_900 + 10_000 + 4000 + 2 * 19_500, savings: 1050, memberTotal: undefined }
    expect(view({ join: 1, a: 1, b: 1, guest: 2 }).totals).toEqual(totals)
  })

  test('leave out what cannot be bought', () =>
    expect(view({ a: 1, over: 1, gone: 3, soon: 1 }).totals?.subtotal).toBe(10_000))

  test('claim nothing about a viewer whose membership is unknown, unless the cart has one', () => {
    const totals = view({ b: 1 }, unknownPricing).totals
    expect(totals).toMatchObject({ savings: 0, memberTotal: undefined, isUnknown: true })
    expect(view({ b: 1 }, guestPricing).totals).not.toHaveProperty('isUnknown')
  })

  test('of free products are 0, and of nothing that can be bought unknown', () => {
    expect(view({ free: 3 }).totals?.subtotal).toBe(0)
    expect(view({ gone: 1 }).totals).toBeUndefined()
    expect(view({}).totals).toBeUndefined()
  })
})

describe('a line', () => {
  test.each([
    ['a', 'sold'],
    ['over', 'ended'],
    ['early', 'outdated'],
    ['soon', 'priceless'],
    ['gone', 'unknown'],
    ['new', 'loading'],
  ])('of variant %s is %s', (id, state) => expect(view({ [id]: 1 }).lines[0]?.state).toBe(state))

  test('without a product has the end of its variant id as its name', () =>
    expect(view({ 'gid://shop/Variant/7': 1 }).lines[0]?.name).toBe('Product 7'))

  test('AN-012 to AN-018 is an item of the data layer, at the price of the viewer', () => {
    const [line] = view({ b: 3 }, member).lines
    expect(line && itemOf(line)).toEqual({
      sku: 'b',
      price: 40,
      name: 'Product b',
      title: 'Product b, eBook',
      deliveryFormat: 'eBook',
      productType: 'Book',
      item_list_name: 'Cart',
      quantity: 3,
    })
  })
})

test('CA-019 CA-021 CA-023 a cart can be checked out when it has lines and all of them can be bought', () => {
  expect(view({ a: 1, free: 1 }).canCheckOut).toBe(true)
  for (const id of ['over', 'early', 'gone', 'soon']) expect(view({ a: 1, [id]: 1 }).canCheckOut).toBe(false)
  expect(view({}).canCheckOut).toBe(false)
})

test('a later answer replaces an earlier one', () => {
  expect(missingIn(products, ['a', 'gone', 'new'])).toEqual(['new'])
  const later = withAnswer(products, { products: [product('gone')], unknown: ['a'] })
  expect([later.known.has('gone'), later.unknown.has('gone')]).toEqual([true, false])
  expect([later.known.has('a'), later.unknown.has('a')]).toEqual([false, true])
})

describe('what the shop asks of a member', () => {
  const prices = (ids: Record<string, number>) => buyerPrices(view(ids, member).lines, member)

  test('follows the list price of the shop, and is the list price while the shop does not know the member', () => {
    const of = prices({ a: 1, 'gid://shopify/ProductVariant/b': 1, b: 2 })
    expect(of('a')).toMatchObject({ name: 'Product a, eBook', shownCents: 9000 })
    expect(of('a')?.atList(20_000)).toEqual({ yourCents: 18_000, signedOutCents: 20_000 })
    expect(of('b')?.atList(6000)).toEqual({ yourCents: 4000, signedOutCents: 6000 })
  })

  test('is the same without the sign-in if the cart has a membership', () =>
    expect(prices({ b: 1, join: 1 })('b')?.atList(5050)).toEqual({ yourCents: 4000, signedOutCents: 4000 }))

  test.each(['soon', 'gone'])('is not known of “%s”', (id) => expect(prices({ [id]: 1 })(id)).toBeUndefined())
})
