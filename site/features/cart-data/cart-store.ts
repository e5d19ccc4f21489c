import { makeCartStore } from './make-cart-store.ts'

/** The cart of this tab. All islands of a page share it. */
export const { readCart, changeCart, onCart, isCartKept, repairCart } = makeCartStore(() => window)
