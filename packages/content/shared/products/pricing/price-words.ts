import type { ProductPrice } from '../../../define/widgets.ts'
import { membersPay, pricingMessages, reasonOf } from './messages.ts'
import { money, priceText } from './money.ts'
import { type Price, type Pricing, priceFor } from './pricing.ts'

export type PriceWords = { isFrom: boolean; amount: string; list?: string; note?: string }

export function priceWords(ways: readonly ProductPrice[], pricing: Pricing): PriceWords {
  const price = lowestPrice(ways, pricing)
  const { isFrom, cents, listCents, memberCents } = price
  const words = { isFrom, amount: priceText(cents) }
  if (cents === null || memberCents === null) return words
  if (pricing.isUnknown) return cents === 0 ? words : { ...words, note: pricingMessages.unknown }
  if (cents !== listCents) return { ...words, list: priceText(listCents), note: reasonOf(price) ?? '' }
  return memberCents < cents ? { ...words, note: memberNote(memberCents) } : words
}

const memberNote = (cents: number) =>
  cents === 0 ? pricingMessages.freeForMembers : membersPay(money(cents))

type LowestPrice = Price & {
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
