import type { Sold } from '../catalog/catalog.ts'

/** True if every word of a query begins a word of the product's title, its variants, its type or its ids. */
export const matches = (variants: readonly Sold[], query: string): boolean =>
  matchesText(
    variants
      .flatMap(({ productTitle, title, productType, variantId }) => [
        productTitle,
        title,
        productType,
        variantId,
      ])
      .join(' '),
    query,
  )

/** True if every word of a query begins a word of the text. */
export function matchesText(text: string, query: string): boolean {
  const known = wordsOf(text)
  return wordsOf(query).every((word) => known.some((each) => each.startsWith(word)))
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []
