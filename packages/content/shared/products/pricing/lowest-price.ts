import type { ProductPrice } from '../../../define/widgets.ts'
import { type Price, type Pricing, priceFor } from './pricing.ts'

export type LowestPrice = Price & {
  /** Other variants cost more: “From …”. */
  isFrom: boolean
}

/** Ignores unknown prices. */
export function lowestPrice(ways: readonly ProductPrice[], pricing: Pricing): LowestPrice {
  const [lowest = unknownPrice, ...others] = ways
    .map((way) => priceFor(way, pricing))
    .filter(({ cents }) => cents !== null)
    .toSorted((a, b) => Number(a.cents) - Number(b.cents))
  return { ...lowest, isFrom: others.some(({ cents }) => cents !== lowest.cents) }
}

const unknownPrice: Price = {
  cents: null,
  listCents: null,
  memberCents: null,
  rule: 'list',
  percentOff: 0,
}
