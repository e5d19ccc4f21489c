import type { CreatedCheckout, Difference } from './created-checkout.ts'

/** In cents, for one piece. */
export type BuyerPrice = {
  /** Includes the option. */
  name: string
  /** The price on the page. */
  shownCents: number
  /** `signedOut`: the price that the shop asks of an unknown buyer. */
  atList(listCents: number): { yourCents: number; signedOutCents: number }
}

/** The key is the number of a variant. Returns undefined for an unknown variant. */
export type BuyerPrices = (variantId: string) => BuyerPrice | undefined

/** Replaces list prices in the differences by those that this buyer sees and pays. */
export function forBuyer(created: CreatedCheckout, prices: BuyerPrices): CreatedCheckout {
  const others = created.differences.filter(
    (difference) => difference.kind !== 'price' || !prices(difference.variantId),
  )
  // A variant can have several lines with different attributes.
  const sold = new Map(
    created.lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ variantId, priceCents }) => [variantId, priceCents] as const),
  )
  const priced = [...sold].flatMap(([variantId, priceCents]): Difference | [] => {
    const price = prices(variantId)
    if (!price) return []
    const { name, shownCents } = price
    const { yourCents: shopCents } = price.atList(priceCents)
    return shownCents === shopCents ? [] : { kind: 'price', variantId, name, shownCents, shopCents }
  })
  return { ...created, differences: [...others, ...priced] }
}

/** Returns the differences when the shop did not sign the buyer in; empty if the prices are the same. */
export function withoutSignIn({ lines }: CreatedCheckout, prices: BuyerPrices): Difference[] {
  const total = (of: 'yourCents' | 'signedOutCents') =>
    lines.reduce((sum, { variantId, quantity, priceCents }) => {
      const each = prices(variantId)?.atList(priceCents)[of] ?? priceCents
      return sum + each * quantity
    }, 0)
  const [yourCents, shopCents] = [total('yourCents'), total('signedOutCents')]
  return yourCents === shopCents ? [] : [{ kind: 'signedOut', yourCents, shopCents }]
}
