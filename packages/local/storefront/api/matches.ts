import type { Sold } from '../catalog/catalog.ts'

/** Whether a product matches a query: every word begins a word of its title, its variants, its type or its ids. */
export function matches(variants: readonly Sold[], query: string): boolean {
  const known = variants
    .flatMap(({ productTitle, title, productType, variantId }) => [
      productTitle,
      title,
      productType,
      variantId,
    ])
    .flatMap(wordsOf)
  return wordsOf(query).every((word) => known.some((each) => each.startsWith(word)))
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []
