import { buttonClass } from '@association/ui/button/button-class.ts'
import { useState } from 'react'
import { Checkout } from '../../checkout/checkout.tsx'
import { useIsSignedIn } from '../../checkout/use-is-signed-in.ts'
import { cartOf } from '../cart.ts'
import { cartView } from '../contents/cart-view.ts'
import { itemOf } from '../contents/item-of.ts'
import { usePricing } from '../contents/use-pricing.ts'
import { useProducts } from '../contents/use-products.ts'
import type { InstantBuyOptions } from './island.tsx'

/** The checkout of one variant. Guests see the same button, and after a click the request to log in. */
export function BuyNow({ variantId, text, variant, supportEmail }: InstantBuyOptions) {
  const isSignedIn = useIsSignedIn()
  const [wasClicked, setWasClicked] = useState(false)
  const { lines } = cartView(cartOf(variantId), useProducts([variantId]), usePricing())
  if (!isSignedIn && !wasClicked)
    return (
      <button type="button" className={buttonClass(variant)} onClick={() => setWasClicked(true)}>
        {text}
      </button>
    )
  return (
    <Checkout
      variantId={variantId}
      items={lines.map((line) => itemOf(line))}
      label={text}
      look={variant}
      supportEmail={supportEmail}
    />
  )
}
