import { discountFactor } from '@association/content/shared/products/pricing/price-level.ts'
import { standardPercent } from '@association/content/shared/products/pricing/pricing.ts'
import type { AnalyticsItem } from '../analytics/events.ts'
import { track } from '../analytics/track.ts'
import { currentViewer } from '../viewer/store.ts'
import type { ViewerAnswer } from '../viewer/viewer-answer.ts'
import type { CheckoutSteps } from './check-out.ts'
import type { CheckoutLine } from './checkout-line.ts'
import { requestCheckout, requestSignInLink } from './requests.ts'

type Cart = { readonly [variantId: string]: Omit<CheckoutLine, 'variantId'> }

export type Purchase = {
  cart?: Cart
  /** One variant to buy instead of a cart. The cart keeps its lines then. */
  variantId?: string
  /** The lines as the data layer names them. */
  items?: readonly AnalyticsItem[]
  /** Runs before the checkout is made; the visitor stays when it rejects. */
  onCheckout?: () => Promise<void>
}

/** The steps of a checkout in a browser. */
export function stepsOf({ cart, variantId, items, onCheckout }: Purchase): Omit<CheckoutSteps, 'agreesTo'> {
  const lines = variantId === undefined ? linesOf(cart ?? {}) : [{ variantId, quantity: 1 }]
  return {
    sendEvent: () =>
      track({ event: 'checkout', factor: factorOf(currentViewer()), items: items ?? lines.map(itemOf) }),
    onCheckout,
    createCheckout: () => requestCheckout(lines, crypto.randomUUID()),
    signInLink: requestSignInLink,
    leave: (url) => location.assign(url),
    resetCart() {},
    // The specification wants it there.
    // biome-ignore lint/suspicious/noConsole: for whoever looks into a checkout that does not open
    logError: (error) => console.error(error),
  }
}

const linesOf = (cart: Cart): CheckoutLine[] =>
  Object.entries(cart).map(([variantId, entry]) => ({ variantId, ...entry }))

const itemOf = ({ variantId, quantity }: CheckoutLine): AnalyticsItem => ({
  sku: variantId,
  price: null,
  quantity,
})

/** The member's discount, as the subtotal of the event has it. */
export function factorOf(viewer: ViewerAnswer | undefined): number {
  if (viewer?.phase !== 'member') return 1
  const { isMember, levelPercent, hasStandardPricing } = viewer.pricing
  if (hasStandardPricing) return discountFactor(standardPercent)
  return discountFactor(isMember ? levelPercent : undefined)
}
