'use client'
import { island } from '@association/ui/island/island.tsx'
import type { CartLinkOptions } from './enhance.ts'

/**
 * Starts when it is used. On a device with a cart, its style gives it a box (`data-cart` on `<html>`), so it is near the
 * window and starts by itself.
 */
export const CartLinkIsland = island<CartLinkOptions>('cart-link', () => import('./enhance.ts'))
