import type { CreatedCheckout, Difference } from './created-checkout.ts'

/** Cents for one piece. */
export type BuyerPrice = {
  name: string
  shownCents: number
  /** `signedOut`: the shop does not know the buyer. */
  atList(listCents: number): { yourCents: number; signedOutCents: number }
}

/** The key is a variant's number. */
export type BuyerPrices = (variantId: string) => BuyerPrice | undefined

export function forBuyer(created: CreatedCheckout, prices: BuyerPrices): CreatedCheckout {
  const others = created.differences.filter(
    (difference) => difference.kind !== 'price' || !prices(difference.variantId),
  )
  // A variant can have several lines.
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

/** Returns an empty array if the prices are the same without sign-in. */
export function withoutSignIn({ lines }: CreatedCheckout, prices: BuyerPrices): Difference[] {
  const total = (of: 'yourCents' | 'signedOutCents') =>
    lines.reduce((sum, { variantId, quantity, priceCents }) => {
      const each = prices(variantId)?.atList(priceCents)[of] ?? priceCents
      return sum + each * quantity
    }, 0)
  const [yourCents, shopCents] = [total('yourCents'), total('signedOutCents')]
  return yourCents === shopCents ? [] : [{ kind: 'signedOut', yourCents, shopCents }]
}
