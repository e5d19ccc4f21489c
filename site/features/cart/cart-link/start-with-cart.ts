import { cartKey } from '../cart-key.ts'

/** Starts the cart link of the header when the device has a cart. Without one, the code of the cart is not needed. */
export function startWithCart(header: Element) {
  try {
    if ((localStorage.getItem(cartKey) ?? '{}') !== '{}')
      header.querySelector('[data-island=cart-link]')?.dispatchEvent(new Event('focusin'))
  } catch {
    // The browser keeps nothing for this site.
  }
}
