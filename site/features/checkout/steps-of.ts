import type { AnalyticsItem } from '../analytics/events.ts'
import { track } from '../analytics/track.ts'
import { type Cart, type CartLine, linesOf } from '../cart-data/cart.ts'
import type { LineKind } from '../cart-data/line-kind.ts'
import { type BuyerPrices, forBuyer, withoutSignIn } from './buyer-prices.ts'
import type { CheckoutSteps } from './check-out.ts'
import { checkoutKey, checkoutNotes } from './pending/notes.ts'
import { noteLeaving } from './pending/settle.ts'
import { requestCheckout, requestSignInLink } from './requests.ts'

export type Purchase = {
  lineKind: LineKind
  cart?: Cart
  /** Buys this variant; the cart keeps its lines. */
  variantId?: string
  items?: readonly AnalyticsItem[]
  prices?: BuyerPrices
  /** The visitor stays when it rejects. */
  onCheckout?: () => Promise<void>
}

export function stepsOf({
  lineKind,
  cart = {},
  variantId,
  items,
  prices = () => undefined,
  onCheckout,
}: Purchase): Omit<CheckoutSteps, 'agreesTo'> {
  const lines = variantId === undefined ? linesOf(cart) : [{ variantId, quantity: 1 }]
  return {
    // The prices already contain the discount.
    sendEvent: () => track({ event: 'checkout', factor: 1, items: items ?? lines.map(itemOf) }),
    onCheckout,
    async createCheckout() {
      const created = await requestCheckout(lines, { key: checkoutKey(), lineKind })
      return created && forBuyer(created, prices)
    },
    // The shop may have more at the next attempt.
    decline: () => checkoutNotes.key.remove(),
    signInLink: requestSignInLink,
    withoutSignIn: (created) => withoutSignIn(created, prices),
    leave: (url) => location.assign(url),
    async resetCart({ cartId }) {
      if (variantId === undefined) await noteLeaving(cart, cartId, checkoutNotes)
    },
    // The specification wants it there.
    // biome-ignore lint/suspicious/noConsole: for whoever looks into a checkout that does not open
    logError: (error) => console.error(error),
  }
}

const itemOf = ({ variantId, quantity }: CartLine): AnalyticsItem => ({
  sku: variantId,
  price: null,
  quantity,
})
