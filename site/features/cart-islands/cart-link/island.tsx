'use client'
import { island } from '@association/ui/island/island.tsx'
import type { CartLinkOptions } from './enhance.ts'

/** With a cart (`data-cart` on `<html>`), the style gives it a box, so it starts by itself near the window. */
export const CartLinkIsland = island<CartLinkOptions>('cart-link', () => import('./enhance.ts'))
