'use client'
import { island } from '@association/ui/island/island.tsx'

export type CartOptions = { supportEmail: string }

/** The cart of the browser, in place of the markup that all visitors get. */
export const CartApplication = island<CartOptions>('cart-application', () => import('./enhance.ts'), 'now')
