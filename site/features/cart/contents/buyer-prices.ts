import { pricingOfCart } from '@association/content/shared/products/pricing/joining.ts'
import { guestPricing, type Pricing, priceFor } from '@association/content/shared/products/pricing/pricing.ts'
import type { CartProduct } from '../../cart-data/lines/cart-product.ts'
import { variantNumber } from '../../cart-data/variant-number.ts'
import type { BuyerPrice, BuyerPrices } from '../../checkout/buyer-prices.ts'
import type { LineView } from './cart-view.ts'

export function buyerPrices(lines: readonly LineView[], viewer: Pricing): BuyerPrices {
  const known = lines.flatMap((line) => ('product' in line ? [line] : []))
  const types = known.map(({ product }) => product.productType)
  const pricing = { yours: pricingOfCart(viewer, types), signedOut: pricingOfCart(guestPricing, types) }
  const prices = new Map(
    known.map(({ variantId, product, price }) => [
      variantNumber(variantId),
      price.cents === null ? undefined : priceOf(product, price.cents, pricing),
    ]),
  )
  return (variantId) => prices.get(variantNumber(variantId))
}

function priceOf(
  { name, option, price }: CartProduct,
  shownCents: number,
  pricing: { yours: Pricing; signedOut: Pricing },
): BuyerPrice {
  const at = (listCents: number, by: Pricing) =>
    priceFor({ ...price, price: listCents / 100 }, by).cents ?? listCents
  return {
    name: option === '' ? name : `${name}, ${option}`,
    shownCents,
    atList: (cents) => ({
      yourCents: at(cents, pricing.yours),
      signedOutCents: at(cents, pricing.signedOut),
    }),
  }
}
