'use client'
import { island } from '@association/ui/island/island.tsx'

export type CartLinkOptions = { supportEmail: string }

/** Starts when it is used, or when the device has a cart: see `start-with-cart.ts`. */
export const CartLinkIsland = island<CartLinkOptions>('cart-link', () => import('./enhance.ts'), 'use')
