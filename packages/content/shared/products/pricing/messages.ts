import type { Price } from './pricing.ts'

export const pricingMessages = {
  toBeAnnounced: 'To be announced',
  free: 'Free',
  freeForMembers: 'Free for members',
  /** Before an amount. */
  from: 'From ',
  listPrice: 'List price ',
  /** Beside the list price, for a person who may be a member. */
  unknown: 'List price. Your price appears once we can see your membership.',
} as const

/** Why the viewer pays less than the list price; undefined for the list price. */
export function reasonOf({ rule, percentOff }: Pick<Price, 'rule' | 'percentOff'>): string | undefined {
  if (rule === 'member') return 'Member price'
  if (rule === 'standard') return `Standard pricing, ${percentOff} % off`
  return rule === 'level' ? `Your level: ${percentOff} %` : undefined
}

/** What joining would save, for viewers who pay more than members do. */
export const membersPay = (amount: string) => `Members pay ${amount}`
