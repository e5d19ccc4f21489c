import type { Account } from '../../members/accounts.ts'
import { dayFrom } from './days.ts'

/** In the platform's spelling. */
export function membershipOf({ membership }: Account, now: number) {
  const days = endsInDays[membership]
  return {
    status: membership,
    expiresAt: days === undefined ? null : dayFrom(now, days),
    membershipExpireingMessage: days === undefined ? null : noticeOf(days, now),
    // The site ignores this field for its banner.
    requiresWebsiteBanner: false,
  }
}

const endsInDays = { none: undefined, active: 240, expiring: 21, lapsed: -40 } as const

/** The platform announces the end of a membership this many days before. */
const noticeDays = 30

function noticeOf(days: number, now: number): string | null {
  if (days > noticeDays) return null
  const day = longDay.format(new Date(dayFrom(now, days)))
  return days > 0
    ? `Your membership expires on ${day}. Renew now to keep your member prices.`
    : `Your membership expired on ${day}. Renew now to buy at member prices again.`
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
