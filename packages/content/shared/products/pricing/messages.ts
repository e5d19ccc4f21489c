import type { Price } from './pricing.ts'

export const pricingMessages = {
  toBeAnnounced: 'To be announced',
  free: 'Free',
  freeForMembers: 'Free for members',
  from: 'From ',
  listPrice: 'List price ',
  /** The viewer may be a member. */
  unknown: 'List price. Your price appears once we can see your membership.',
} as const

export function reasonOf({ rule, percentOff }: Pick<Price, 'rule' | 'percentOff'>): string | undefined {
  if (rule === 'member') return 'Member price'
  if (rule === 'standard') return `Standard pricing, ${percentOff} % off`
  return rule === 'level' ? `Your level: ${percentOff} %` : undefined
}

export const membersPay = (amount: string) => `Members pay ${amount}`
export const saves = (amount: string) => `Save ${amount}`
