import { describe, expect, test } from 'vitest'
import { cartLimits } from './cart.ts'
import { parseCart } from './parse-cart.ts'

const parsed = (stored: unknown) => parseCart(JSON.stringify(stored))
const line = (quantity: unknown, customAttributes?: unknown) => parsed({ a: { quantity, customAttributes } })

test('CA-005 a browser without a cart has an empty one', () =>
  expect(parseCart(null)).toEqual({ cart: {}, dropped: [] }))

test.each(['', '{"a":{"quantity":1', 'null', '[]', '"a"', '7', '<html>', '{"a"}'])(
  'the text %s is no cart',
  (stored) => expect(parseCart(stored)).toEqual({ cart: {}, dropped: [{ reason: 'text' }] }),
)

describe('a quantity', () => {
  test.each([0, -1, null, true, [2], {}, '', ' ', 'two', '-1'])('of %j drops its line', (quantity) =>
    expect(line(quantity)).toEqual({ cart: {}, dropped: [{ reason: 'line', variantId: 'a' }] }),
  )

  test('over 99 is reduced to 99, and the reduction is reported', () => {
    const reduced = {
      cart: { a: { quantity: 99 } },
      dropped: [{ reason: 'quantity', variantId: 'a' }],
    }
    expect(line(1e9)).toEqual(reduced)
    expect(parseCart('{"a":{"quantity":1e999}}')).toEqual(reduced)
  })

  test('that is written as text is read as its number', () =>
    expect(line('2')).toEqual({ cart: { a: { quantity: 2 } }, dropped: [] }))
})

describe('a variant id', () => {
  test('named __proto__ changes no other object', () => {
    const { cart, dropped } = parseCart('{"__proto__":{"quantity":5},"a":{"quantity":1}}')
    expect(cart).toEqual({ a: { quantity: 1 } })
    expect(Object.hasOwn(cart, '__proto__')).toBe(false)
    expect(({} as Record<string, unknown>).quantity).toBeUndefined()
    expect(dropped).toEqual([{ reason: 'line', variantId: '__proto__' }])
  })

  test.each(['', 'a b', '<img>', 'x'.repeat(101)])('“%s” drops its line', (variantId) =>
    expect(parsed({ [variantId]: { quantity: 1 } })).toEqual({
      cart: {},
      dropped: [{ reason: 'line', variantId }],
    }),
  )

  test('with something that is no entry drops its line', () =>
    expect(parsed({ a: 3, b: null, c: { quantity: 1 } })).toEqual({
      cart: { c: { quantity: 1 } },
      dropped: [
        { reason: 'line', variantId: 'a' },
        { reason: 'line', variantId: 'b' },
      ],
    }))
})

test('of 251 lines the first 250 are kept', () => {
  const lines = Array.from({ length: 251 }, (_, index) => [`v${index}`, { quantity: 1 }])
  const { cart, dropped } = parsed(Object.fromEntries(lines))
  expect(Object.keys(cart)).toHaveLength(cartLimits.lines)
  expect(dropped).toEqual([{ reason: 'line', variantId: 'v250' }])
})

describe('attributes', () => {
  const kept = (pairs: unknown) => line(1, pairs).cart.a?.customAttributes ?? []
  const pair = (key: string, value: unknown = 'x') => ({ key, value })

  test('that are pairs of text are kept, the last of each key', () =>
    expect(kept([pair('Guest', 'Ada'), pair('Guest', 'Bo')])).toEqual([pair('Guest', 'Bo')]))

  test.each([
    ['a value of 10 KB', [pair('Note', 'x'.repeat(10_240))]],
    ['a key of 256 characters', [pair('k'.repeat(256))]],
    ['no key', [pair('')]],
    ['a value that is no text', [pair('Note', 3)]],
    ['no pair', [null]],
    ['no list', { Note: 'x' }],
  ])('with %s are left out, and the line stays', (_, pairs) =>
    expect(line(1, pairs)).toEqual({
      cart: { a: { quantity: 1 } },
      dropped: [{ reason: 'attributes', variantId: 'a' }],
    }),
  )

  test('beyond 20 of a line are left out', () => {
    const pairs = Array.from({ length: 21 }, (_, index) => pair(`key ${index}`))
    expect(kept(pairs)).toHaveLength(20)
    expect(line(1, pairs).dropped).toEqual([{ reason: 'attributes', variantId: 'a' }])
  })
})
