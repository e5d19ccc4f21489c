'use client'
import { island } from '@association/ui/island/island.tsx'
import type { AddToCartOptions } from './enhance.ts'

/** The code loads on the first use. */
export const AddToCartIsland = island<AddToCartOptions>('add-to-cart', () => import('./enhance.ts'), 'use')
