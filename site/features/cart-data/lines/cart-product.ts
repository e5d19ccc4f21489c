import type { ProductPrice } from '@association/content/define/widgets.ts'

export type CartProduct = {
  variantId: string
  name: string
  productType: string
  /** For example `eBook`; empty for a product with one variant. */
  option: string
  deliveryFormat: string | null
  /** The product's page with this variant chosen. */
  path: string | null
  picture: CartPicture | null
  price: ProductPrice
  hasEnded: boolean
  /** The price tier is over, and the registration sells the course at another price. */
  isOutdated?: true
  isSoldOut?: true
  /** The cart must hold as many of this membership, because the price is that of joining. */
  membership?: string
}

export type CartPicture = { src: string; width?: number; height?: number }

export type CartLinesAnswer = {
  products: readonly CartProduct[]
  /** Variants that the site does not sell, or no longer sells. */
  unknown: readonly string[]
}
