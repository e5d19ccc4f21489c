import { dayOf } from '@association/content/shared/dates.ts'
import { zoneName } from '@association/content/shared/time-zones.ts'
import { writeDate, type ZonedTime } from './zoned-time.ts'

/**
 * Formats a date such as `Monday, January 5, 2026, 9:00 AM CT`, followed by the local time of the reader if it differs.
 */
export function dateWords(date: ZonedTime, here = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const day = dayOf(date.day)
  if (!day) return ''
  const name = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
  if (date.time === '') return name
  const clock = (zone: string) =>
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(
      new Date(writeDate(date)),
    )
  const there = clock(date.zone)
  const local = clock(here)
  return `${name}, ${there} ${zoneWords(date.zone)}${local === there ? '' : ` (${local} where you are)`}`
}

export const zoneWords = (zone: string) =>
  /^(?:[+-]|UTC)/.test(zone) ? `UTC${zone.replace('UTC', '')}` : zoneName(zone)
