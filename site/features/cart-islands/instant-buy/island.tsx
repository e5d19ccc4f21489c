'use client'
import { island } from '@association/ui/island/island.tsx'
import type { InstantBuyOptions } from './buy-now.tsx'

/** The code is large, so it loads on use. */
export const InstantBuyIsland = island<InstantBuyOptions>('instant-buy', () => import('./enhance.ts'), 'use')
