import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  type Cart,
  cartLimits,
  cartOf,
  emptyCart,
  isAttribute,
  isVariantId,
  itemCount,
  lineCount,
  linesOf,
  type RemovedLine,
  remove,
  removedLine,
  restore,
  roomFor,
  setQuantity,
} from './cart.ts'
import { cartText, parseCart } from './parse-cart.ts'

const night = 'gid://shopify/ProductVariant/41'
const filled: Cart = { a: { quantity: 2 }, b: { quantity: 1 }, c: { quantity: 3 } }
const full: Cart = Object.fromEntries(
  Array.from({ length: cartLimits.lines }, (_, index) => [`v${index}`, { quantity: 1 }]),
)

test('CA-001 CA-002 CA-004 a variant id alone makes a cart of that variant at quantity 1', () =>
  expect(cartOf(night)).toEqual({ [night]: { quantity: 1 } }))

test('CA-003 CA-006 a line of the cart has a variant id, a quantity and attributes', () => {
  const customAttributes = [{ key: 'Guest', value: 'Ada Okafor' }]
  const cart = add(filled, { variantId: night, quantity: 1, customAttributes })
  expect(linesOf(cart).at(-1)).toEqual({ variantId: night, quantity: 1, customAttributes })
  expect([lineCount(cart), itemCount(cart)]).toEqual([4, 7])
})

describe('adding', () => {
  test('a variant again adds to its quantity, up to 99', () => {
    expect(add(filled, { variantId: 'a', quantity: 3 }).a).toEqual({ quantity: 5 })
    expect(add(filled, { variantId: 'a', quantity: 1e9 }).a).toEqual({ quantity: 99 })
    expect(roomFor(filled, 'a')).toBe(97)
  })

  test('replaces attributes with the same key, and leaves out those that are too long', () => {
    const cart = add(cartOf(night), {
      variantId: night,
      quantity: 1,
      customAttributes: [
        { key: 'Badge', value: 'Ada' },
        { key: 'Note', value: 'x'.repeat(10_000) },
      ],
    })
    const again = add(cart, {
      variantId: night,
      quantity: 1,
      customAttributes: [{ key: 'Badge', value: 'Bo' }],
    })
    expect(again[night]).toEqual({ quantity: 3, customAttributes: [{ key: 'Badge', value: 'Bo' }] })
  })

  test.each([0, -1, Number.NaN, 0.4])('a quantity of %d changes nothing', (quantity) =>
    expect(add(filled, { variantId: 'a', quantity })).toBe(filled),
  )

  test('CO-036 a line to a cart of 250 changes nothing, and to one of them works', () => {
    expect(add(full, { variantId: night, quantity: 1 })).toBe(full)
    expect(add(full, { variantId: 'v7', quantity: 1 }).v7).toEqual({ quantity: 2 })
  })

  test.each(['', '__proto__', 'a b', '<b>', 'x'.repeat(101)])(
    'the invalid variant id “%s” changes nothing',
    (variantId) => expect(add(filled, { variantId, quantity: 1 })).toBe(filled),
  )

  test('a variant with the name of a method of objects works as any other', () =>
    expect(add(emptyCart, { variantId: 'constructor', quantity: 1 })).toEqual({
      constructor: { quantity: 1 },
    }))
})

describe('a quantity', () => {
  test.each([
    [7, 7],
    [0, 1],
    [-1, 1],
    [2.9, 2],
    [1e9, 99],
    [Number.NaN, 3],
  ])('of %d becomes %d', (quantity, kept) =>
    expect(setQuantity(filled, 'c', quantity).c?.quantity).toBe(kept),
  )

  test('of a variant that is not in the cart changes nothing', () =>
    expect(setQuantity(filled, 'x', 2)).toBe(filled))
})

describe('a removed line', () => {
  const line = removedLine(filled, 'b') as RemovedLine

  test('comes back where it was', () => {
    const without = remove(filled, 'b')
    expect(Object.keys(without)).toEqual(['a', 'c'])
    expect(JSON.stringify(restore(without, line))).toBe(JSON.stringify(filled))
  })

  test('adds to a line of the same variant that was added meanwhile', () =>
    expect(restore(filled, line).b).toEqual({ quantity: 2 }))

  test('stays away when the cart is full by now', () => expect(restore(full, line)).toBe(full))

  test('is known only while it is in the cart', () => expect(removedLine(filled, 'x')).toBeUndefined())
})

const id = fc.constantFrom('a', 'b', 'constructor', '7', '__proto__', night, 'no id')
const quantity = fc.oneof(fc.integer({ min: -2, max: 120 }), fc.constantFrom(Number.NaN, 1e9, 0.5))
const attribute = fc.record({ key: fc.string({ maxLength: 300 }), value: fc.string({ maxLength: 300 }) })
const operation = fc.oneof(
  fc
    .record({ variantId: id, quantity, customAttributes: fc.array(attribute, { maxLength: 25 }) })
    .map((line) => (cart: Cart) => add(cart, line)),
  fc.tuple(id, quantity).map(
    ([variantId, value]) =>
      (cart: Cart) =>
        setQuantity(cart, variantId, value),
  ),
  id.map((variantId) => (cart: Cart) => remove(cart, variantId)),
  fc
    .record({ variantId: id, quantity, index: fc.integer({ min: -1, max: 9 }) })
    .map((line) => (cart: Cart) => restore(cart, line)),
)

function isValid(cart: Cart) {
  return linesOf(cart).every(
    ({ variantId, quantity: count, customAttributes = [] }) =>
      isVariantId(variantId) &&
      Number.isInteger(count) &&
      count >= 1 &&
      count <= 99 &&
      customAttributes.length <= 20 &&
      customAttributes.every(isAttribute),
  )
}

test('any sequence of operations keeps the limits, and survives the storage', () =>
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 30 }), fc.boolean(), (operations, isFull) => {
      let cart = isFull ? full : emptyCart
      for (const change of operations) cart = change(cart)
      expect(lineCount(cart)).toBeLessThanOrEqual(cartLimits.lines)
      expect(isValid(cart)).toBe(true)
      expect(parseCart(cartText(cart))).toEqual({ cart, dropped: [] })
    }),
  ))

test('any text in the storage gives a valid cart', () =>
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.json(), fc.dictionary(fc.string(), fc.anything()).map(text)),
      (stored) => {
        const { cart } = parseCart(stored)
        expect(isValid(cart)).toBe(true)
        expect(lineCount(cart)).toBeLessThanOrEqual(cartLimits.lines)
      },
    ),
  ))

/** `JSON.stringify` throws for a bigint. */
function text(value: unknown): string {
  return JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? Number(inner) : inner)) ?? ''
}
