import { makeCartStore } from './make-cart-store.ts'

/** All islands of a page share this cart. */
export const { readCart, changeCart, onCart, isCartKept, repairCart } = makeCartStore(() => window)
