import type { Entry } from '../../../define/values.ts'
import { hasVariantEnded } from '../../../shared/products/has-ended.ts'
import { comingVariants } from '../../../shared/products/next-dates.ts'
import { isSoldOut } from '../../../shared/products/offers.ts'

type Variants = readonly Entry<'variant'>[]

export function areAllSoldOut(variants: Variants, now: number | undefined): boolean {
  const coming = variants.filter(({ fields }) => !hasVariantEnded(fields, now))
  return coming.length > 0 && coming.every(isSoldOut)
}

/** Returns undefined unless the first coming date is sold out and a later one has seats. */
export function dateInstead(variants: Variants, now: number | undefined) {
  const forAll = variants.filter(({ fields }) => !fields.programSpecificVariant)
  const coming = comingVariants(forAll, now)
  const next = coming.find((variant) => !isSoldOut(variant))
  const soldOut = coming.slice(0, next && coming.indexOf(next))
  return next && soldOut.length > 0 ? { soldOut, next } : undefined
}
