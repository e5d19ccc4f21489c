import type { Entry } from '../../define/values.ts'
import { hasVariantEnded } from './has-ended.ts'
import { comingVariants } from './next-dates.ts'
import { isSoldOut } from './offers.ts'
import { priceOf } from './price-of.ts'

type Variants = readonly Entry<'variant'>[]

export function areAllSoldOut(variants: Variants, now: number | undefined): boolean {
  const coming = variants.filter(({ fields }) => !hasVariantEnded(fields, now))
  return coming.length > 0 && coming.every(isSoldOut)
}

/** Returns undefined unless the first coming date is sold out and a later one is for sale. */
export function dateInstead(variants: Variants, now: number | undefined) {
  const coming = comingVariants(variants.filter(isForEveryone), now)
  const next = coming.find((variant) => !isSoldOut(variant))
  const soldOut = coming.slice(0, next && coming.indexOf(next))
  return next && soldOut.length > 0 ? { soldOut, next } : undefined
}

/** The registration of an event sells its tiers. */
const isForEveryone = ({ fields }: Variants[number]) =>
  !fields.programSpecificVariant &&
  !fields.priceTier &&
  !fields.joinNowVariant &&
  priceOf(fields).price !== null
