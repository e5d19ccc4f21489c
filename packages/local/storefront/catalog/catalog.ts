import type { ProductPrice } from '@association/content/define/widgets.ts'

/** One variant of a product, as the shop sells it. */
export type Sold = {
  variantId: string
  productId: string
  productTitle: string
  productType: string
  /** Shopify's name of the only variant of a product is `Default Title`. */
  title: string
  price: ProductPrice
  picture?: { url: string; text: string; width: number; height: number } | undefined
}

export type Catalog = ReturnType<typeof catalogOf>

/** What the shop sells. Of two variants with the same id, the first one counts. */
export function catalogOf(sold: readonly Sold[]) {
  const variants = new Map<string, Sold>()
  for (const each of sold) if (!variants.has(each.variantId)) variants.set(each.variantId, each)
  return {
    variant: (id: string) => variants.get(id),
    /** Products in the order of their titles, each with its variants. */
    products: () =>
      [...Map.groupBy(variants.values(), ({ productId }) => productId).values()].toSorted(([a], [b]) =>
        (a?.productTitle ?? '').localeCompare(b?.productTitle ?? ''),
      ),
  }
}
