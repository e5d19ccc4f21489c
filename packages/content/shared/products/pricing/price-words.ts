import type { ProductPrice } from '../../../define/widgets.ts'
import { lowestPrice } from './lowest-price.ts'
import { membersPay, pricingMessages, reasonOf } from './messages.ts'
import { money, priceText } from './money.ts'
import type { Pricing } from './pricing.ts'

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
