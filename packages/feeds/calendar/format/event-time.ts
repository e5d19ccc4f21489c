import { offsetAt } from '@association/content/shared/schedule/instant.ts'
import type { EventTime } from '../calendar.ts'
import { contentLine } from './content-line.ts'
import { clockTime, dayValue, utcTime } from './date-value.ts'

const dayMs = 86_400_000
/** A date outside these years is a mistake, so no search for clock changes starts. */
const zonedYears = { first: 1970, last: 2099 }

export const isZoned = (instant: number) =>
  yearOf(instant) >= zonedYears.first && yearOf(instant) <= zonedYears.last

export const yearOf = (instant: number) => new Date(instant).getUTCFullYear()

export function eventTime(time: EventTime): string {
  if (time.kind === 'days') {
    // iCalendar's end is exclusive.
    const end = new Date(Date.parse(time.last) + dayMs).toISOString().slice(0, 10)
    return [
      contentLine('DTSTART;VALUE=DATE', dayValue(time.first)),
      contentLine('DTEND;VALUE=DATE', dayValue(end)),
    ].join('')
  }
  const { start, end, zone } = time
  return clockLine('DTSTART', start, zone) + (end === undefined ? '' : clockLine('DTEND', end, zone))
}

function clockLine(name: string, instant: number, zone: string): string {
  const clock = clockTime(instant, offsetAt(instant, zone))
  return isZoned(instant) && !isAmbiguous(instant, zone)
    ? contentLine(`${name};TZID=${parameter(zone)}`, clock)
    : contentLine(name, utcTime(instant))
}

/** The clock shows the same time twice, and programs differ in their choice. */
function isAmbiguous(instant: number, zone: string): boolean {
  const wall = instant + offsetAt(instant, zone)
  const isShownAt = (offset: number) => offsetAt(wall - offset, zone) === offset
  const offsets = new Set([instant - dayMs, instant + dayMs].map((at) => offsetAt(at, zone)))
  return [...offsets].filter(isShownAt).length > 1
}

/** An offset as a zone name, such as `+05:30`, needs quotes. */
const parameter = (zone: string) => (zone.includes(':') ? `"${zone}"` : zone)
