import type { Edition, Tier } from '../../../define/event.ts'
import { allInOf } from '../../../shared/events/all-in.ts'
import type { TablePrice } from '../../../shared/events/price-table.ts'
import { pricingMessages } from '../../../shared/products/pricing/messages.ts'
import { money } from '../../../shared/products/pricing/money.ts'
import { messages } from '../messages.ts'

/** First the price of a course on each day, then the same with a membership. */
export function allInWords(edition: Edition, tier: Tier | undefined): string[] {
  const allIn = allInOf(edition, tier)
  if (!allIn) return []
  const { courses, list, member, joining } = allIn
  const saves = member.cents !== list.cents
  return [
    messages.allIn(courses, priceWords(list), saves ? priceWords(member) : undefined),
    ...(saves && joining.cents !== null ? [messages.allInJoining(priceWords(joining))] : []),
  ]
}

const priceWords = ({ cents, isFrom }: TablePrice) =>
  `${isFrom ? pricingMessages.from.toLowerCase() : ''}${money(cents)}`
