import type { ProductPrice } from '@association/content/define/widgets.ts'

export type Sold = {
  variantId: string
  productId: string
  productTitle: string
  productType: string
  /** Plain text. */
  description: string
  tags: readonly string[]
  /** ISO 8601, of the product. */
  createdAt: string
  updatedAt: string
  /** Shopify names an only variant `Default Title`. */
  title: string
  price: ProductPrice
  picture?: { url: string; text: string; width: number; height: number } | undefined
}

export type Catalog = ReturnType<typeof catalogOf>

/** The first of two variants with the same id counts. */
export function catalogOf(sold: readonly Sold[]) {
  const variants = new Map<string, Sold>()
  for (const each of sold) if (!variants.has(each.variantId)) variants.set(each.variantId, each)
  const byProduct = Map.groupBy(variants.values(), ({ productId }) => productId)
  const products = [...byProduct.values()].toSorted(([a], [b]) =>
    (a?.productTitle ?? '').localeCompare(b?.productTitle ?? ''),
  )
  return {
    variant: (id: string) => variants.get(id),
    product: (id: string): readonly Sold[] => byProduct.get(id) ?? [],
    /** Ordered by title, each with its variants. */
    products: (): readonly (readonly Sold[])[] => products,
  }
}
