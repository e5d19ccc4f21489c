'use client'
import type { ButtonVariant } from '@association/ui/button/variants.ts'
import { island } from '@association/ui/island/island.tsx'

export type InstantBuyOptions = {
  variantId: string
  text: string
  variant: ButtonVariant
  supportEmail: string
}

/** Checks out one variant. Its code, which has React, loads on the first use. */
export const InstantBuyIsland = island<InstantBuyOptions>('instant-buy', () => import('./enhance.ts'), 'use')
