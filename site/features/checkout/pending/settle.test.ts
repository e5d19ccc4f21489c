import { describe, expect, test } from 'vitest'
import type { Cart } from '../../cart/cart.ts'
import { deviceNote } from './device-note.ts'
import { parsePending, pendingText } from './pending-checkout.ts'
import { type CheckoutNotes, noteLeaving, putBack, settle } from './settle.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const book: Cart = { 41: { quantity: 2, customAttributes: [{ key: 'Guest', value: 'Ada' }] } }

/** A browser in which a visitor left for the shop with a book. */
function left(state: 'open' | 'completed' | 'unknown', { isForbidden = false } = {}) {
  const stored = new Map<string, string>()
  const browser = () => {
    if (isForbidden) throw new DOMException('Forbidden', 'SecurityError')
    return {
      localStorage: {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, text: string) => void stored.set(name, text),
        removeItem: (name: string) => void stored.delete(name),
      },
    }
  }
  let cart: Cart = book
  const asked: string[] = []
  const notes: CheckoutNotes = {
    pending: deviceNote('pending', browser),
    key: deviceNote('key', browser),
    changeCart: async (change) => {
      cart = change(cart)
    },
    async stateOf(cartId) {
      asked.push(cartId)
      return state
    },
    now: () => now,
  }
  notes.key.write('a-key')
  const leave = () => noteLeaving(book, 'gid://shopify/Cart/1', notes)
  return { notes, leave, asked, cart: () => cart, put: (added: Cart) => (cart = { ...cart, ...added }) }
}

describe('after leaving for the shop', () => {
  test('the cart is an empty object (CA-029)', async () => {
    const { leave, cart } = left('open')
    await leave()
    expect(cart()).toEqual({})
  })

  test('lines that another tab added are still in the cart', async () => {
    const { leave, cart, put } = left('open')
    put({ 42: { quantity: 1 } })
    await leave()
    expect(cart()).toEqual({ 42: { quantity: 1 } })
  })
})

describe('after the return', () => {
  test('a completed order leaves the cart empty, and the next checkout gets a key of its own', async () => {
    const { notes, leave, asked, cart } = left('completed')
    await leave()
    expect(await settle(notes)).toBe('completed')
    expect([cart(), asked, notes.key.read()]).toEqual([{}, ['gid://shopify/Cart/1'], null])
    expect(await settle(notes)).toBe('nothing')
  })

  test.each([{ isForbidden: false }, { isForbidden: true }])(
    'without an order everything is in the cart again, with the same key: %j',
    async (browser) => {
      const { notes, leave, cart } = left('open', browser)
      await leave()
      expect(await settle(notes)).toBe('restored')
      expect([cart(), notes.key.read()]).toEqual([book, 'a-key'])
      expect(await settle(notes)).toBe('nothing')
    },
  )

  test('lines that the visitor added in the meantime stay', async () => {
    const { notes, leave, cart, put } = left('open')
    await leave()
    put({ 41: { quantity: 5 }, 42: { quantity: 1 } })
    await settle(notes)
    expect(cart()).toEqual({ 41: { quantity: 5 }, 42: { quantity: 1 } })
  })

  test('an order that completes after the cart was restored removes the ordered quantities', async () => {
    let state: 'open' | 'completed' = 'open'
    const { notes, leave, cart, put } = left('open')
    const asking = { ...notes, stateOf: async () => state }
    await leave()
    await settle(asking)
    put({ 41: { quantity: 3 }, 42: { quantity: 1 } })
    state = 'completed'
    expect(await settle(asking)).toBe('completed')
    expect(cart()).toEqual({ 41: { quantity: 1 }, 42: { quantity: 1 } })
  })

  test('when the shop does not say, the visitor decides', async () => {
    const { notes, leave, cart } = left('unknown')
    await leave()
    expect(await settle(notes)).toBe('unclear')
    expect(cart()).toEqual({})
    await putBack(notes)
    await putBack(notes)
    expect(cart()).toEqual(book)
    expect(await settle(notes)).toBe('nothing')
  })
})

test.each([
  null,
  '',
  '{',
  '[]',
  '{"cartId":"1","at":"x","cart":{"41":{"quantity":1}}}',
  pendingText({ cart: {}, cartId: '1', at: now, isRestored: false }),
  pendingText({ cart: { 41: { quantity: Number.NaN } }, cartId: '1', at: now, isRestored: false }),
  pendingText({ cart: book, cartId: '1', at: now - 10 * 24 * 60 * 60 * 1000, isRestored: false }),
  pendingText({ cart: book, cartId: '1', at: now + 10 * 24 * 60 * 60 * 1000, isRestored: false }),
])('a stored note that is invalid, empty or old is none: %j', (text) =>
  expect(parsePending(text, now)).toBeUndefined(),
)
