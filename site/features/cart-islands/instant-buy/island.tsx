'use client'
import { island } from '@association/ui/island/island.tsx'
import type { InstantBuyOptions } from './buy-now.tsx'

/** Checks out one variant. Its code, which has React, loads on the first use. */
export const InstantBuyIsland = island<InstantBuyOptions>('instant-buy', () => import('./enhance.ts'), 'use')
