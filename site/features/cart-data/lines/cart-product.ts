import type { ProductPrice } from '@association/content/define/widgets.ts'

/** What a cart shows of a variant. */
export type CartProduct = {
  variantId: string
  name: string
  productType: string
  /** What tells the variant apart from others of its product, such as `eBook`; empty for a product with one variant. */
  option: string
  deliveryFormat: string | null
  /** The page of the product with this variant chosen. */
  path: string | null
  picture: CartPicture | null
  price: ProductPrice
  /** The last day of the course has passed. */
  hasEnded: boolean
  /** The price tier of the course is over: its registration sells it at another price. */
  isOutdated?: true
  /** The variant of a membership, of which the cart must hold as many pieces: the price is that of joining. */
  membership?: string
}

export type CartPicture = { src: string; width?: number; height?: number }

/** What `GET /api/cart/lines` answers. */
export type CartLinesAnswer = {
  products: readonly CartProduct[]
  /** Variants that the site does not sell, or not any more. */
  unknown: readonly string[]
}
