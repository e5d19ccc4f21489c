import { expect, test } from 'vitest'
import { type Cart, cartLimits } from '../../cart-data/cart.ts'
import { added, addedTogether } from './enhance.ts'

const night = { variantId: 'night', label: 'eBook' }
const put = (cart: Cart, wanted = 1, variant = night) => added(cart, { variant, name: 'Night Shift', wanted })
const full: Cart = Object.fromEntries(
  Array.from({ length: cartLimits.lines }, (_, index) => [`v${index}`, { quantity: 1 }]),
)

test('the words name the added product', () => {
  expect(put({}, 2)).toEqual({
    cart: { night: { quantity: 2 } },
    count: 2,
    words: 'Night Shift, eBook is in your cart.',
  })
  expect(put({}, 1, { ...night, label: '' }).words).toBe('Night Shift is in your cart.')
})

test('a quantity is added as far as there is room, which is said', () => {
  const { cart, count, words } = put({ night: { quantity: 98 } }, 5)
  expect([cart.night?.quantity, count]).toEqual([99, 1])
  expect(words).toBe('Your cart has 99 of Night Shift, eBook, which is the most that one order can have.')
})

test('CO-036 a cart with 250 lines takes no other product, which is said', () => {
  const { cart, count, words } = put(full)
  expect([cart, count]).toEqual([full, 0])
  expect(words).toContain('250 different products')
})

test('adds a ticket and its membership once, and only both together', () => {
  const pair = ['ticket', 'join'].map((variantId) => ({ variantId, label: '' }))
  const one = addedTogether({}, pair, 'Ticket')
  expect(one.cart).toEqual({ ticket: { quantity: 1 }, join: { quantity: 1 } })
  expect(one.words).toBe('Ticket is in your cart.')
  expect(addedTogether(one.cart, pair, 'Ticket').cart).toEqual(one.cart)
  const { v0: _, ...almostFull } = full
  expect(addedTogether(almostFull, pair, 'Ticket').cart).toEqual(almostFull)
})
