import type { Edition } from '../../define/event.ts'
import { namedTier, pricesIn, savingsIn } from '../../shared/events/price-table.ts'
import { toCents } from '../../shared/products/pricing/cents.ts'
import { money } from '../../shared/products/pricing/money.ts'
import { messages } from './messages.ts'

/** `now` is in milliseconds. */
export function savingWords(edition: Edition, now: number): string[] {
  const tier = namedTier(edition, now)
  if (!tier) return []
  const { member, joinNow } = savingsIn(pricesIn(edition, tier))
  const isPerCourse = !tier.prices
  return [
    ...(member ? [messages.memberSaves(money(member), isPerCourse)] : []),
    ...(joinNow ? joiningWords(joinNow, edition, isPerCourse) : []),
  ]
}

/** A table price includes the membership, which is extra with courses. */
function joiningWords(saving: number, { extras, courses }: Edition, isPerCourse: boolean): string[] {
  if (!isPerCourse) return [messages.joiningSaves(money(saving))]
  const membership = toCents(extras.membership?.price.price ?? null)
  if (membership === null) return []
  const inAll = new Set(courses.map(({ day }) => day)).size * saving - membership
  return [
    messages.joiningCosts(money(membership), money(saving)),
    ...(inAll > 0 ? [messages.joiningInAll(money(inAll))] : []),
  ]
}
