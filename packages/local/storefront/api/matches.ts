import type { Sold } from '../catalog/catalog.ts'

/** True if every query word begins a word of the product's title, variants, type or ids. */
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

export function matchesText(text: string, query: string): boolean {
  const known = wordsOf(text)
  return wordsOf(query).every((word) => known.some((each) => each.startsWith(word)))
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []
