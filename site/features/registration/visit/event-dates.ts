import type { Edition } from '@association/content/define/event.ts'
import { endWords } from '@association/content/shared/events/instants.ts'
import { nextTierChange, tierAt } from '@association/content/shared/events/tiers.ts'

/** `Thursday, October 14, 2027` */
export const weekdayOf = (date: string) => inWords(Date.parse(date), { weekday: 'long', timeZone: 'UTC' })

/** `March 1, 2027 at 9:00 AM EST` */
export const momentOf = (at: number, timeZone: string) =>
  inWords(at, { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })

export function tierWords({ tiers, timeZone }: Edition, now: number) {
  const change = nextTierChange(tiers, now)
  const tier = tierAt(tiers, now)
  if (!tier) return undefined
  if (change === undefined) return { tier: tier.name }
  const next = tierAt(tiers, change)
  return { tier: tier.name, until: endWords(change, timeZone), next: next?.name }
}

const inWords = (at: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', ...options })
    .format(at)
    // Servers and browsers use different spaces.
    .replace(/\s/g, ' ')
