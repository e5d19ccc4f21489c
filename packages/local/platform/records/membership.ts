import type { Account } from '../../members/accounts.ts'
import { dayFrom } from './days.ts'

/** The status of a membership, in the spelling of the platform. */
export function membershipOf({ membership }: Account, now: number) {
  const days = endsInDays[membership]
  return {
    status: membership,
    expiresAt: days === undefined ? null : dayFrom(now, days),
    membershipExpireingMessage: days === undefined ? null : noticeOf(days, now),
    // The site shows its banner without regard to this field.
    requiresWebsiteBanner: false,
  }
}

const endsInDays = { none: undefined, active: 240, expiring: 21, lapsed: -40 } as const

/** Days before its end from which a membership is announced to end. */
const noticeDays = 30

function noticeOf(days: number, now: number): string | null {
  if (days > noticeDays) return null
  const day = longDay.format(new Date(dayFrom(now, days)))
  return days > 0
    ? `Your membership expires on ${day}. Renew now to keep your member prices.`
    : `Your membership expired on ${day}. Renew now to buy at member prices again.`
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
