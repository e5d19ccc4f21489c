import type { ChoiceForm } from '../cart-data/line-kind.ts'

/** `name` includes the option. */
export type Difference =
  /** The shop has none (`soldOut`, `missing`), or the site does not offer it (`ended`, `unlisted`). */
  | { kind: 'soldOut' | 'missing' | 'ended' | 'unlisted'; variantId: string; name: string }
  | { kind: 'fewer'; variantId: string; name: string; wanted: number; available: number }
  /** List prices from the server; this buyer's prices in a dialog. */
  | { kind: 'price'; variantId: string; name: string; shownCents: number; shopCents: number }
  | { kind: 'refused'; message: string }
  /** The shop asks list prices, because it did not sign the buyer in. */
  | { kind: 'signedOut'; yourCents: number; shopCents: number }

/** Without `canGoOn`, nothing is left to buy. */
export type Review = { differences: readonly Difference[]; canGoOn: boolean }

/** `variantId` is the variant's number; `priceCents` the list price. */
export type ShopLine = { variantId: string; quantity: number; priceCents: number }

/** The group's feature adds fields for its `choiceForm`. */
export type UnsoldLines = { differences: readonly Difference[] }

export type UnsoldGroup = UnsoldLines & { form: ChoiceForm }

/** The answer of `POST /api/checkout/cart`, before payment. */
export type CreatedCheckout = {
  cartId: string
  checkoutUrl: string
  lines: readonly ShopLine[]
  differences: readonly Difference[]
}

/** The answer of `POST /api/checkout/link`. Without sign-in, `url` is the checkout itself. */
export type CheckoutLink = { url: string; isSignedIn: boolean }

export const sellsNothing = ({ lines }: CreatedCheckout) => lines.every(({ quantity }) => quantity === 0)
