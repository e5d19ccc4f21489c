'use client'
import { island } from '@association/ui/island/island.tsx'
import type { CartLinkOptions } from './enhance.ts'

/**
 * Starts on use. On a device with a cart (`data-cart` on `<html>`), its style gives it a box, so it is near the window
 * and starts by itself.
 */
export const CartLinkIsland = island<CartLinkOptions>('cart-link', () => import('./enhance.ts'))
