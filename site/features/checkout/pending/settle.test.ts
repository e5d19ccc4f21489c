import { describe, expect, test } from 'vitest'
import type { Cart } from '../../cart-data/cart.ts'
import { deviceNote } from './device-note.ts'
import { type PendingCheckout, parsePending, pendingText } from './pending-checkout.ts'
import { type CheckoutNotes, noteLeaving, settle } from './settle.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const book: Cart = { 41: { quantity: 2, customAttributes: [{ key: 'Guest', value: 'Ada' }] } }

function left(state: 'open' | 'completed' | 'unknown', { isForbidden = false, isFull = false } = {}) {
  let time = now
  const stored = new Map<string, string>()
  const browser = () => {
    if (isForbidden) throw new DOMException('Forbidden', 'SecurityError')
    return {
      localStorage: {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem(name: string, text: string) {
          if (isFull) throw new DOMException('No room', 'QuotaExceededError')
          stored.set(name, text)
        },
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
    now: () => time,
  }
  notes.key.write('a-key')
  const leave = (what = book, id = 1) => noteLeaving(what, `gid://shopify/Cart/${id}`, notes)
  const put = (added: Cart) => (cart = { ...cart, ...added })
  const wait = (days: number) => (time += days * 24 * 60 * 60 * 1000)
  return { notes, leave, asked, cart: () => cart, put, wait }
}

describe('after leaving for the shop', () => {
  test('the cart is an empty object (CA-029)', async () => {
    const { leave, cart } = left('open')
    await leave()
    expect(cart()).toEqual({})
  })

  test.each([{ isFull: true }, { isForbidden: true }])(
    'the cart stays if the browser cannot store the note: %j',
    async (browser) => {
      const { notes, leave, cart } = left('open', browser)
      await leave()
      expect(cart()).toEqual(book)
      expect(await settle(notes)).toBe('nothing')
      expect(await settle({ ...notes, stateOf: async () => 'completed' })).toBe('completed')
      expect(cart()).toEqual({})
    },
  )

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

  test('without an order everything is in the cart again, with the same key', async () => {
    const { notes, leave, cart } = left('open')
    await leave()
    expect(await settle(notes)).toBe('restored')
    expect([cart(), notes.key.read()]).toEqual([book, 'a-key'])
    expect(await settle(notes)).toBe('nothing')
  })

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
    expect(await settle(notes, 'restored')).toBe('restored')
    expect(await settle(notes, 'restored')).toBe('nothing')
    expect(cart()).toEqual(book)
    expect(await settle(notes)).toBe('nothing')
  })

  test('the visitor can say that an order is complete, and is not asked again', async () => {
    const { notes, leave, cart } = left('unknown')
    await leave()
    expect(await settle(notes, 'completed')).toBe('completed')
    expect([cart(), notes.key.read(), await settle(notes)]).toEqual([{}, null, 'nothing'])
  })
})

describe('while another tab holds the cart', () => {
  function late(notes: CheckoutNotes) {
    const free = Promise.withResolvers<void>()
    const changeCart: CheckoutNotes['changeCart'] = (change) =>
      free.promise.then(() => notes.changeCart(change))
    return { notes: { ...notes, changeCart }, free: () => free.resolve() }
  }

  test('a page that ends first leaves a full cart, which the payment empties', async () => {
    const { notes, cart } = left('completed')
    void noteLeaving(book, 'gid://shopify/Cart/1', late(notes).notes)
    expect(cart()).toEqual(book)
    expect(await settle(notes)).toBe('completed')
    expect(cart()).toEqual({})
  })

  test('lines that the visitor adds again after leaving stay', async () => {
    const { notes, cart, put } = left('completed')
    void noteLeaving(book, 'gid://shopify/Cart/1', late(notes).notes)
    put({ 41: { quantity: 3 }, 42: { quantity: 1 } })
    await settle(notes)
    expect(cart()).toEqual({ 41: { quantity: 1 }, 42: { quantity: 1 } })
  })

  test('a page that ends during the return keeps the note, and the next page settles it', async () => {
    for (const [state, outcome, lines] of [
      ['completed', 'completed', {}],
      ['open', 'restored', book],
    ] as const) {
      const { notes, leave, cart } = left(state)
      await leave()
      void settle(late(notes).notes)
      expect([await settle(notes), cart()]).toEqual([outcome, lines])
    }
  })

  test.each([
    ['completed', { 42: { quantity: 1 } }],
    ['open', { ...book, 42: { quantity: 1 } }],
  ] as const)('a change that comes after the return (%s) removes nothing more', async (state, lines) => {
    const { notes, cart, put } = left(state)
    const waiting = late(notes)
    const leaving = noteLeaving(book, 'gid://shopify/Cart/1', waiting.notes)
    await settle(notes)
    put({ 42: { quantity: 1 } })
    waiting.free()
    await leaving
    expect(cart()).toEqual(lines)
  })
})

test('after the payment, a line that was added again after leaving stays', async () => {
  const { notes, leave, cart, put } = left('completed')
  await leave()
  put(book)
  expect(await settle(notes)).toBe('completed')
  expect(cart()).toEqual(book)
})

describe('several checkouts on one device', () => {
  const course: Cart = { 42: { quantity: 1 } }

  test('an unclear one is not lost when the visitor leaves with another cart', async () => {
    const { notes, leave, cart, put } = left('unknown')
    await leave()
    put(course)
    await leave(course, 2)
    expect([cart(), await settle(notes)]).toEqual([{}, 'unclear'])
    expect(await settle(notes, 'restored')).toBe('restored')
    expect(cart()).toEqual({ ...book, ...course })
  })

  test('each one is settled as the shop says', async () => {
    const { notes, leave, cart } = left('open')
    const asking: CheckoutNotes = {
      ...notes,
      stateOf: async (cartId) => (cartId.endsWith('2') ? 'completed' : 'open'),
    }
    await leave()
    await leave(course, 2)
    expect([await settle(asking), cart()]).toEqual(['completed', book])
  })

  test('a second checkout of the same cart replaces the first one', async () => {
    const { notes, leave, asked } = left('open')
    await leave()
    await settle(notes)
    await leave()
    expect(asked.splice(0)).toHaveLength(1)
    expect(await settle(notes)).toBe('restored')
    expect(asked).toEqual(['gid://shopify/Cart/1'])
  })

  test('two tabs that settle at once remove an order once', async () => {
    const { notes, leave, cart, put } = left('open')
    await leave()
    await settle(notes)
    put({ 41: { quantity: 5 } })
    const asking = { ...notes, stateOf: async () => 'completed' as const }
    await Promise.all([settle(asking), settle(asking)])
    expect(cart()).toEqual({ 41: { quantity: 3 } })
  })
})

describe('after nine days, when the shop says the same of an order and of a forgotten cart', () => {
  test.each([10, -10])('the visitor decides, and the shop is not asked (%i days later)', async (days) => {
    const { notes, leave, asked, cart, wait } = left('completed')
    await leave()
    wait(days)
    expect([await settle(notes), cart(), asked]).toEqual(['unclear', {}, []])
    expect(await settle(notes, 'restored')).toBe('restored')
    expect(cart()).toEqual(book)
  })

  test('a cart that was restored is no longer noted', async () => {
    const { notes, leave, wait } = left('open')
    await leave()
    await settle(notes)
    wait(10)
    expect([await settle(notes), notes.pending.read()]).toEqual(['nothing', null])
  })
})

const stored = (changed: Partial<PendingCheckout> = {}): PendingCheckout => ({
  cart: book,
  cartId: '1',
  at: now,
  state: 'left',
  ...changed,
})

test.each([
  null,
  '',
  '{',
  '{}',
  '[[]]',
  '[{"cartId":"1","at":"x","cart":{"41":{"quantity":1}}}]',
  pendingText([stored({ cart: {} })]),
  pendingText([stored({ cart: { 41: { quantity: Number.NaN } } })]),
])('a stored note that is invalid or empty is none: %j', (text) => expect(parsePending(text)).toEqual([]))

test.each([
  [true, 'restored'],
  [false, 'left'],
] as const)('a note of an earlier release of the site is read (isRestored: %s)', (isRestored, state) => {
  const { state: _, ...earlier } = stored()
  expect(parsePending(JSON.stringify([{ ...earlier, isRestored }]))).toEqual([stored({ state })])
})

test('an invalid note leaves the others as they are', () =>
  expect(parsePending(`[null,${JSON.stringify(stored())}]`)).toEqual([stored()]))
