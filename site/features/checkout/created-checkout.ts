import type { ChoiceForm } from '../cart-data/line-kind.ts'

/** How the shop's cart differs from what a visitor asked for. `name` is the product with its option. */
export type Difference =
  /** The shop has none (`soldOut`, `missing`), or the site no longer offers it (`ended`, `unlisted`). */
  | { kind: 'soldOut' | 'missing' | 'ended' | 'unlisted'; variantId: string; name: string }
  | { kind: 'fewer'; variantId: string; name: string; wanted: number; available: number }
  /** The list prices in the answer of the server; what this buyer pays in a dialog. */
  | { kind: 'price'; variantId: string; name: string; shownCents: number; shopCents: number }
  /** A sentence of the shop. */
  | { kind: 'refused'; message: string }
  /** The shop did not sign the buyer in, so it asks the list price of everything. */
  | { kind: 'signedOut'; yourCents: number; shopCents: number }

/** What a visitor decides about. Without `canGoOn`, there is nothing to buy. */
export type Review = { differences: readonly Difference[]; canGoOn: boolean }

/** A line of the shop's cart: the number of its variant, and its list price. */
export type ShopLine = { variantId: string; quantity: number; priceCents: number }

/** Why a group of lines cannot be bought. The feature that owns the group adds what its `choiceForm` reads. */
export type UnsoldLines = { differences: readonly Difference[] }

/** The same for the visitor, who can choose again. */
export type UnsoldGroup = UnsoldLines & { form: ChoiceForm }

/** What `POST /api/checkout/cart` answers: a cart in the shop, before anybody pays. */
export type CreatedCheckout = {
  cartId: string
  checkoutUrl: string
  lines: readonly ShopLine[]
  differences: readonly Difference[]
}

/** What `POST /api/checkout/link` answers. Without the sign-in, the address is that of the checkout itself. */
export type CheckoutLink = { url: string; isSignedIn: boolean }

/** True if the shop has nothing of what was asked for. */
export const sellsNothing = ({ lines }: CreatedCheckout) => lines.every(({ quantity }) => quantity === 0)
