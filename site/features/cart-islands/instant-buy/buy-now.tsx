import { buttonClass } from '@association/ui/button/button-class.ts'
import type { ButtonVariant } from '@association/ui/button/variants.ts'
import { useState } from 'react'
import { buyerPrices } from '../../cart/contents/buyer-prices.ts'
import { cartView, type LineView, notSoldWords } from '../../cart/contents/cart-view.ts'
import { itemOf } from '../../cart/contents/item-of.ts'
import { usePricing } from '../../cart/contents/use-pricing.ts'
import { useProducts } from '../../cart/contents/use-products.ts'
import { cartOf } from '../../cart-data/cart.ts'
import type { BuyerPrices } from '../../checkout/buyer-prices.ts'
import styles from '../../checkout/checkout.module.css'
import { Checkout } from '../../checkout/checkout.tsx'
import { useIsSignedIn } from '../../checkout/use-is-signed-in.ts'
import { registrationKind } from '../../registration/line-kind/registration-kind.ts'

export type InstantBuyOptions = {
  variantId: string
  text: string
  variant: ButtonVariant
  supportEmail: string
}

export function BuyNow(options: InstantBuyOptions) {
  const { variantId } = options
  const { pricing } = usePricing()
  const { lines } = cartView(cartOf(variantId), useProducts([variantId]), pricing)
  return <BuyNowView {...options} lines={lines} prices={buyerPrices(lines, pricing)} />
}

type Props = InstantBuyOptions & { lines: readonly LineView[]; prices: BuyerPrices }

export function BuyNowView({ variantId, text, variant, supportEmail, lines, prices }: Props) {
  const isSignedIn = useIsSignedIn()
  const [wasClicked, setWasClicked] = useState(false)
  const notSold = lines.map(notSoldWords).find((words) => words !== undefined)
  if (notSold !== undefined) return <NotSold text={text} variant={variant} words={notSold} />
  if (!isSignedIn && !wasClicked)
    return (
      <button type="button" className={buttonClass(variant)} onClick={() => setWasClicked(true)}>
        {text}
      </button>
    )
  return (
    <Checkout
      variantId={variantId}
      lineKind={registrationKind}
      items={lines.map((line) => itemOf(line))}
      prices={prices}
      label={text}
      look={variant}
      supportEmail={supportEmail}
    />
  )
}

const NotSold = ({ text, variant, words }: Pick<Props, 'text' | 'variant'> & { words: string }) => (
  <div className={styles.checkout}>
    <button type="button" className={buttonClass(variant)} aria-disabled="true">
      {text}
    </button>
    <p role="status" className={styles.status}>
      {words}
    </p>
  </div>
)
