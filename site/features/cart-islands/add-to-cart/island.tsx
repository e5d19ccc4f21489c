'use client'
import { island } from '@association/ui/island/island.tsx'
import type { AddToCartOptions } from './enhance.ts'

export const AddToCartIsland = island<AddToCartOptions>('add-to-cart', () => import('./enhance.ts'), 'use')
