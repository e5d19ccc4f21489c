import type { ChoiceForm } from '../cart-data/line-kind.ts'

/** `name` includes the option. */
export type Difference =
  /** The shop has none (`soldOut`, `missing`), or the site no longer offers it (`ended`, `unlisted`). */
  | { kind: 'soldOut' | 'missing' | 'ended' | 'unlisted'; variantId: string; name: string }
  | { kind: 'fewer'; variantId: string; name: string; wanted: number; available: number }
  /** List prices in the server's answer; this buyer's prices in a dialog. */
  | { kind: 'price'; variantId: string; name: string; shownCents: number; shopCents: number }
  /** A sentence of the shop. */
  | { kind: 'refused'; message: string }
  /** The shop did not sign the buyer in, so it asks list prices. */
  | { kind: 'signedOut'; yourCents: number; shopCents: number }

/** Without `canGoOn`, there is nothing to buy. */
export type Review = { differences: readonly Difference[]; canGoOn: boolean }

/** `variantId` is the number of the variant; `priceCents` is the list price. */
export type ShopLine = { variantId: string; quantity: number; priceCents: number }

/** The feature that owns the group adds fields for its `choiceForm`. */
export type UnsoldLines = { differences: readonly Difference[] }

export type UnsoldGroup = UnsoldLines & { form: ChoiceForm }

/** The answer of `POST /api/checkout/cart`: a cart in the shop, before payment. */
export type CreatedCheckout = {
  cartId: string
  checkoutUrl: string
  lines: readonly ShopLine[]
  differences: readonly Difference[]
}

/** The answer of `POST /api/checkout/link`. Without sign-in, `url` is the checkout itself. */
export type CheckoutLink = { url: string; isSignedIn: boolean }

export const sellsNothing = ({ lines }: CreatedCheckout) => lines.every(({ quantity }) => quantity === 0)
