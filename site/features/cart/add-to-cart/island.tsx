'use client'
import type { Companion, VariantOffer } from '@association/content/define/widgets.ts'
import { island } from '@association/ui/island/island.tsx'

export type AddToCartOptions = {
  name: string
  productType: string
  variants: readonly VariantOffer[]
  supportEmail: string
  /** Goes into the cart with the product, one of each. */
  together?: Companion | undefined
}

/** Puts a product into the cart of the browser. Its code loads on the first use. */
export const AddToCartIsland = island<AddToCartOptions>('add-to-cart', () => import('./enhance.ts'), 'use')
