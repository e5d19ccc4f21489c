import type { Cents } from './cents.ts'
import { pricingMessages } from './messages.ts'

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Returns `$1,934` or `$29.75`; an unknown price is never $0. */
export const money = (cents: Cents) =>
  cents === null ? pricingMessages.toBeAnnounced : dollars.format(cents / 100)

export const priceText = (cents: Cents) => (cents === 0 ? pricingMessages.free : money(cents))
