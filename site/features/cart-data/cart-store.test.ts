import { describe, expect, test } from 'vitest'
import { cartKey } from '../../base/cart-key.ts'
import { add, type Cart, cartLimits, emptyCart, lineCount, setQuantity } from './cart.ts'
import { type CartBrowser, makeCartStore } from './make-cart-store.ts'

function browser({ text, room = Infinity, isForbidden = false, hasLocks = true } = {} as BrowserOptions) {
  const stored = new Map(text === undefined ? [] : [[cartKey, text]])
  const tabs: EventTarget[] = []
  const event = (type: string, more: object) => Object.assign(new Event(type), more)
  const tell = (writer: EventTarget | undefined, key: string | null) => {
    for (const tab of tabs) if (tab !== writer) tab.dispatchEvent(event('storage', { key }))
  }
  function tab() {
    const window = new EventTarget()
    tabs.push(window)
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem(key: string, value: string) {
        if (value.length > room) throw new DOMException('Full', 'QuotaExceededError')
        stored.set(key, value)
        tell(window, key)
      },
    }
    const made = Object.defineProperty(
      Object.assign(window, { navigator: hasLocks ? { locks: navigator.locks } : {} }),
      'localStorage',
      {
        get() {
          if (isForbidden) throw new DOMException('Forbidden', 'SecurityError')
          return localStorage
        },
      },
    )
    return { store: makeCartStore(() => made as unknown as CartBrowser), window }
  }
  return {
    tab,
    stored: () => stored.get(cartKey),
    put: (value: string) => stored.set(cartKey, value),
    clear() {
      stored.clear()
      tell(undefined, null)
    },
    comeBack: (window: EventTarget, persisted: boolean) =>
      window.dispatchEvent(event('pageshow', { persisted })),
  }
}
type BrowserOptions = { text?: string; room?: number; isForbidden?: boolean; hasLocks?: boolean }

const adds =
  (variantId: string, quantity = 1) =>
  (cart: Cart) =>
    add(cart, { variantId, quantity })

test('CA-005 the cart is kept in the storage of the browser', async () => {
  const { tab, stored } = browser()
  await tab().store.changeCart(adds('a', 2))
  expect(stored()).toBe('{"a":{"quantity":2}}')
  expect(tab().store.readCart()).toEqual({ a: { quantity: 2 } })
})

test('the cart is the same object until it changes', async () => {
  const { store } = browser({ text: '{"a":{"quantity":1}}' }).tab()
  const cart = store.readCart()
  expect(store.readCart()).toBe(cart)
  expect(await store.changeCart((each) => each)).toBe(cart)
  await store.changeCart(adds('a'))
  expect(store.readCart()).not.toBe(cart)
})

test('a listener gets the cart at once, then each change in any tab, until it ends', async () => {
  const { tab, clear } = browser()
  const [here, there] = [tab(), tab()]
  const heard: Cart[] = []
  const end = here.store.onCart((cart) => heard.push(cart))
  await here.store.changeCart(adds('a'))
  await there.store.changeCart((cart) => setQuantity(cart, 'a', 5))
  clear()
  end()
  await there.store.changeCart(adds('b'))
  expect(heard).toEqual([{}, { a: { quantity: 1 } }, { a: { quantity: 5 } }, {}])
})

test('a page that comes back from the cache of the browser reads the cart again', () => {
  const { tab, put, comeBack } = browser()
  const { store, window } = tab()
  const heard: Cart[] = []
  store.onCart((cart) => heard.push(cart))
  put('{"a":{"quantity":4}}')
  comeBack(window, false)
  comeBack(window, true)
  expect(heard).toEqual([{}, { a: { quantity: 4 } }])
})

test.each([true, false])('tabs that write at once lose nothing (with locks: %s)', async (hasLocks) => {
  const { tab } = browser({ hasLocks })
  const tabs = Array.from({ length: 10 }, tab)
  await Promise.all(
    tabs.flatMap(({ store }, index) => [
      store.changeCart(adds(`own-${index}`)),
      store.changeCart(adds('shared')),
    ]),
  )
  const cart = tabs[0]?.store.readCart() ?? emptyCart
  expect(lineCount(cart)).toBe(11)
  expect(cart.shared).toEqual({ quantity: 10 })
})

describe('a browser that keeps nothing', () => {
  test.each([
    ['forbids the storage', { isForbidden: true }],
    ['has no room', { room: 10 }],
  ])('because it %s has a cart for the page', async (_, given) => {
    const { store } = browser(given).tab()
    const heard: Cart[] = []
    store.onCart((cart) => heard.push(cart))
    await store.changeCart(adds('a'))
    await store.changeCart(adds('b'))
    expect(store.readCart()).toEqual({ a: { quantity: 1 }, b: { quantity: 1 } })
    expect(heard).toHaveLength(3)
    expect(store.isCartKept()).toBe(false)
  })

  test('keeps the cart again when there is room', async () => {
    const { store } = browser({ room: 25 }).tab()
    await store.changeCart((cart) => adds('b')(adds('a')(cart)))
    expect(store.isCartKept()).toBe(false)
    await store.changeCart(({ a }) => (a ? { a } : emptyCart))
    expect(store.isCartKept()).toBe(true)
  })
})

test('repairs an invalid cart in the storage once, and keeps its valid lines', async () => {
  const { tab, stored } = browser({ text: '{"a":{"quantity":1},"b":{"quantity":-1}}' })
  const { store } = tab()
  expect(await store.repairCart()).toEqual([{ reason: 'line', variantId: 'b' }])
  expect(stored()).toBe('{"a":{"quantity":1}}')
  expect(await store.repairCart()).toEqual([])
})

test('a cart that no browser has room for keeps its limits too', async () => {
  const { store } = browser({ isForbidden: true }).tab()
  const cart = await store.changeCart(adds('a', 1e9))
  expect(cart.a?.quantity).toBe(cartLimits.maxQuantity)
})
