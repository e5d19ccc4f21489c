import { makeCartStore } from './make-cart-store.ts'

export const { readCart, changeCart, onCart, isCartKept, repairCart } = makeCartStore(() => window)
