import type { ProductPrice } from '@association/content/define/widgets.ts'

export type CartProduct = {
  variantId: string
  name: string
  productType: string
  /** Distinguishes the variants of a product, such as `eBook`; empty if there is only one. */
  option: string
  deliveryFormat: string | null
  /** The page of the product with this variant chosen. */
  path: string | null
  picture: CartPicture | null
  price: ProductPrice
  /** True after the last day of the course. */
  hasEnded: boolean
  /** True when the price tier is over and the registration sells the course at another price. */
  isOutdated?: true
  /** The membership variant of which the cart must hold as many pieces, because the price is that of joining. */
  membership?: string
}

export type CartPicture = { src: string; width?: number; height?: number }

/** The answer of `GET /api/cart/lines`. */
export type CartLinesAnswer = {
  products: readonly CartProduct[]
  /** Variants that the site does not sell, or no longer sells. */
  unknown: readonly string[]
}
