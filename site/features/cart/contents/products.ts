import type { CartLinesAnswer, CartProduct } from '../../cart-data/lines/cart-product.ts'

export type Products = {
  known: ReadonlyMap<string, CartProduct>
  unknown: ReadonlySet<string>
  hasFailed: boolean
}

export const noProducts: Products = { known: new Map(), unknown: new Set(), hasFailed: false }

export const withAnswer = ({ known, unknown }: Products, answer: CartLinesAnswer): Products => {
  const found = answer.products.map((product): [string, CartProduct] => [product.variantId, product])
  const foundIds = new Set(found.map(([id]) => id))
  return {
    known: new Map([...known, ...found].filter(([id]) => !answer.unknown.includes(id))),
    unknown: new Set([...unknown, ...answer.unknown].filter((id) => !foundIds.has(id))),
    hasFailed: false,
  }
}

export const missingIn = ({ known, unknown }: Products, ids: readonly string[]) =>
  ids.filter((id) => !known.has(id) && !unknown.has(id))
