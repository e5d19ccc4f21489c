import { levelPercentOf } from '@association/content/shared/products/pricing/price-level.ts'
import {
  guestPricing,
  type Price,
  type Pricing,
  priceFor,
} from '@association/content/shared/products/pricing/pricing.ts'
import { accounts } from '../../members/accounts.ts'
import type { Sold } from '../catalog/catalog.ts'
import { inStock, priceIn, type Shop } from '../shop.ts'
import type { Line, StoredCart } from '../store/shop.ts'

export type BillLine = Pick<Line, 'attributes' | 'quantity'> &
  Pick<Price, 'rule' | 'percentOff'> & {
    sold: Sold
    /** Cents for one piece. */
    cents: number
    /** The quantity in the cart, where the stock has less. */
    requested: number
  }
export type Bill = { lines: BillLine[]; totalCents: number }

/** What a cart costs the customer now: with the prices of the customer, and as many pieces as there are. */
export function billOf(shop: Shop, cart: StoredCart, email: string | undefined): Bill {
  const pricing = pricingOf(email)
  const lines = cart.lines.flatMap(({ variantId, quantity, attributes }) => {
    const sold = shop.catalog.variant(variantId)
    if (!sold) return []
    const { cents, rule, percentOff } = priceFor(priceIn(shop, variantId), pricing)
    const left = inStock(shop, variantId, quantity)
    return { sold, attributes, rule, percentOff, cents: cents ?? 0, quantity: left, requested: quantity }
  })
  return { lines, totalCents: lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0) }
}

/** The shop gives its customers the prices that the association agreed with them. */
function pricingOf(email: string | undefined): Pricing {
  const account = accounts.find((each) => each.email === email)
  if (!account) return guestPricing
  const levelPercent = levelPercentOf(account.priceLevel)
  return {
    isMember: account.isMember && ['active', 'expiring'].includes(account.membership),
    hasStandardPricing: account.hasStandardPricing ?? false,
    ...(levelPercent !== undefined && { levelPercent }),
  }
}
