'use client'
import { island } from '@association/ui/island/island.tsx'

export type CartOptions = { supportEmail: string }

export const CartApplication = island<CartOptions>('cart-application', () => import('./enhance.ts'), 'now')
