'use client'
import { island } from '@association/ui/island/island.tsx'
import type { InstantBuyOptions } from './buy-now.tsx'

/** The code loads on use, because it contains Preact and the checkout. */
export const InstantBuyIsland = island<InstantBuyOptions>('instant-buy', () => import('./enhance.ts'), 'use')
