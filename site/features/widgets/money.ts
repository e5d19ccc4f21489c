import { messages } from './messages.ts'

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** `$1,934` or `$29.75`; a price that is not yet known is announced, never $0. */
export const money = (cents: number | null) =>
  cents === null ? messages.toBeAnnounced : dollars.format(cents / 100)
