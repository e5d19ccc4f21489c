import type { CreatedCheckout, Difference } from './created-checkout.ts'

/** What one piece of a variant costs this buyer, in cents. */
export type BuyerPrice = {
  /** The product with its option. */
  name: string
  /** What the page shows. */
  shownCents: number
  /** What the buyer pays at a list price. `signedOut`: what the shop asks while it does not know the buyer. */
  atList(listCents: number): { yourCents: number; signedOutCents: number }
}

/** Prices by the number of a variant; undefined for a variant of which nothing is known. */
export type BuyerPrices = (variantId: string) => BuyerPrice | undefined

/** The differences with what this buyer sees and pays, in place of the list prices. */
export function forBuyer(created: CreatedCheckout, prices: BuyerPrices): CreatedCheckout {
  const others = created.differences.filter(
    (difference) => difference.kind !== 'price' || !prices(difference.variantId),
  )
  // A variant can have several lines, with the attributes of each.
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

/** What the buyer must know if the shop did not sign them in; empty if everything costs the same. */
export function withoutSignIn({ lines }: CreatedCheckout, prices: BuyerPrices): Difference[] {
  const total = (of: 'yourCents' | 'signedOutCents') =>
    lines.reduce((sum, { variantId, quantity, priceCents }) => {
      const each = prices(variantId)?.atList(priceCents)[of] ?? priceCents
      return sum + each * quantity
    }, 0)
  const [yourCents, shopCents] = [total('yourCents'), total('signedOutCents')]
  return yourCents === shopCents ? [] : [{ kind: 'signedOut', yourCents, shopCents }]
}
