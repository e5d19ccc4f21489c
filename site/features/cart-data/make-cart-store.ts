import { cartKey } from '../../base/cart-key.ts'
import { type Cart, emptyCart } from './cart.ts'
import { cartText, type Dropped, parseCart } from './parse-cart.ts'

/** Reading `localStorage` throws when the browser forbids it. */
export type CartBrowser = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly navigator: { readonly locks?: Pick<LockManager, 'request'> }
}

type Listener = (cart: Cart) => void

export function makeCartStore(browser: () => CartBrowser) {
  const listeners = new Set<Listener>()
  /** The cart of this page, while the browser cannot store it. */
  let unsaved: Cart | undefined
  let latest: { text: string | null; cart: Cart; dropped: readonly Dropped[] } | undefined

  function parsed() {
    const text = storedText()
    if (!latest || latest.text !== text) latest = { text, ...parseCart(text) }
    return latest
  }

  /** Returns null if the browser forbids access. */
  function storedText(): string | null {
    try {
      return browser().localStorage.getItem(cartKey)
    } catch {
      unsaved ??= emptyCart
      return null
    }
  }

  /** Returns the same object until the cart changes. */
  function readCart(): Cart {
    const { cart } = parsed()
    return unsaved ?? cart
  }

  function write(cart: Cart) {
    try {
      browser().localStorage.setItem(cartKey, cartText(cart))
      unsaved = undefined
    } catch {
      unsaved = cart
    }
  }

  function tell() {
    const cart = readCart()
    for (const listener of [...listeners]) listener(cart)
  }

  /** `key` is null when the whole storage was cleared. */
  const onStorage = ({ key }: StorageEvent) => {
    if (key === cartKey || key === null) tell()
  }

  /** A page in the back/forward cache receives no `storage` events. */
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell()
  }

  /** Locks out other tabs. In browsers without locks, the work is one synchronous step. */
  async function withLock<Result>(work: () => Result): Promise<Result> {
    const { locks } = browser().navigator
    return locks ? await locks.request(cartKey, work) : work()
  }

  /** Passes the stored cart to the change, because another tab may have written it. */
  const changeCart = (change: (cart: Cart) => Cart): Promise<Cart> =>
    withLock(() => {
      const before = readCart()
      const cart = change(before)
      if (cart === before) return cart
      write(cart)
      tell()
      return readCart()
    })

  return {
    readCart,
    changeCart,
    /** Calls the listener at once, and after each change in any tab. */
    onCart(listener: Listener): () => void {
      if (listeners.size === 0) {
        browser().addEventListener('storage', onStorage)
        browser().addEventListener('pageshow', onPageShow)
      }
      listeners.add(listener)
      listener(readCart())
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        browser().removeEventListener('storage', onStorage)
        browser().removeEventListener('pageshow', onPageShow)
      }
    },
    /** Returns false when the cart is lost with the page, because the browser has no storage or no room. */
    isCartKept(): boolean {
      // Reading finds out whether the browser allows access.
      readCart()
      return unsaved === undefined
    },
    async repairCart(): Promise<readonly Dropped[]> {
      const { dropped } = parsed()
      // A copy counts as a change.
      if (dropped.length > 0) await changeCart((cart) => ({ ...cart }))
      return dropped
    },
  }
}
