import { pricingOfCart } from '@association/content/shared/products/pricing/joining.ts'
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
import type { CartLine, StoredCart } from '../store/shop.ts'

export type BillLine = Pick<CartLine, 'attributes' | 'quantity'> &
  Pick<Price, 'rule' | 'percentOff'> & {
    sold: Sold
    /** Unit price. */
    cents: number
    /** Set if the stock is smaller than the cart's quantity. */
    requested: number
  }
export type Bill = { lines: BillLine[]; totalCents: number }

/** Applies the customer's current prices and the stock. A membership in the cart gives member prices. */
export function billOf(shop: Shop, cart: StoredCart, email: string | undefined): Bill {
  const known = cart.lines.flatMap((line) => {
    const sold = shop.catalog.variant(line.variantId)
    return sold ? { ...line, sold, left: inStock(shop, line.variantId, line.quantity) } : []
  })
  const bought = known.filter(({ left }) => left > 0)
  const pricing = pricingOfCart(
    pricingOf(email),
    bought.map(({ sold }) => sold.productType),
  )
  const lines = known.map(({ variantId, quantity, attributes, sold, left }) => {
    const { cents, rule, percentOff } = priceFor(priceIn(shop, variantId), pricing)
    return { sold, attributes, rule, percentOff, cents: cents ?? 0, quantity: left, requested: quantity }
  })
  return { lines, totalCents: lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0) }
}

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
