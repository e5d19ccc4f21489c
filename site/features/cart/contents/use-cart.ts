import { useSyncExternalStore } from 'react'
import { type Cart, emptyCart } from '../../cart-data/cart.ts'
import { onCart, readCart } from '../../cart-data/cart-store.ts'

export const useCart = (): Cart => useSyncExternalStore(onCart, readCart, () => emptyCart)
