/** How the shop's cart differs from what a visitor asked for. `name` is the product with its option. */
export type Difference =
  /** The shop has none (`soldOut`, `missing`), or the site no longer offers it (`ended`, `unlisted`). */
  | { kind: 'soldOut' | 'missing' | 'ended' | 'unlisted'; variantId: string; name: string }
  | { kind: 'fewer'; variantId: string; name: string; wanted: number; available: number }
  | { kind: 'price'; variantId: string; name: string; shownCents: number; shopCents: number }
  /** A sentence of the shop. */
  | { kind: 'refused'; message: string }

/** What `POST /api/checkout/cart` answers: a cart in the shop, before anybody pays. */
export type CreatedCheckout = {
  cartId: string
  checkoutUrl: string
  differences: readonly Difference[]
}
