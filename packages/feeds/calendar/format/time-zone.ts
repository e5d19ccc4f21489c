import { offsetAt } from '@association/content/shared/schedule/instant.ts'
import { type ClockChange, clockChanges } from './clock-changes.ts'
import { contentLine } from './content-line.ts'
import { clockTime, offsetValue } from './date-value.ts'
import { yearlyRule } from './yearly-rule.ts'

/** A rule must fit ten years, because in a single year the fourth Sunday can also be the last. */
const yearsOfRule = 10

/** Covers the given years. Every program reads rules; zones without a rule list their changes. */
export function timeZone(zone: string, years: { first: number; last: number }): string {
  // Each time of the first year needs a change before it.
  const first = years.first - 1
  const rules = rulesOf(zone, { first, last: Math.max(years.last, first + yearsOfRule - 1) })
  return [
    contentLine('BEGIN', 'VTIMEZONE'),
    contentLine('TZID', zone),
    ...(rules
      ? rules.map(({ change, rule }) => observance(zone, change, rule))
      : [
          observance(zone, unchanged(zone, first)),
          ...clockChanges(zone, { first, last: years.last }).map((change) => observance(zone, change)),
        ]),
    contentLine('END', 'VTIMEZONE'),
  ].join('')
}

/** Returns two rules, each with its first change; undefined if the changes do not follow two rules. */
function rulesOf(zone: string, { first, last }: { first: number; last: number }) {
  const kinds = Map.groupBy(clockChanges(zone, { first, last }), ({ from, to }) => `${from} ${to}`)
  const rules = [...kinds.values()].flatMap((changes) => {
    const [change] = changes
    const rule = changes.length === last - first + 1 ? yearlyRule(changes) : undefined
    return change && rule !== undefined ? { change, rule } : []
  })
  return rules.length === 2 && kinds.size === 2 ? rules : undefined
}

/** A constant offset counts as a change at the start of the year. */
function unchanged(zone: string, year: number): ClockChange {
  const offset = offsetAt(Date.UTC(year, 0), zone)
  return { at: Date.UTC(year, 0) - offset, from: offset, to: offset }
}

function observance(zone: string, { at, from, to }: ClockChange, rule?: string): string {
  const name = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [
    contentLine('BEGIN', name),
    contentLine('DTSTART', clockTime(at, from)),
    ...(rule === undefined ? [] : [contentLine('RRULE', rule)]),
    contentLine('TZOFFSETFROM', offsetValue(from)),
    contentLine('TZOFFSETTO', offsetValue(to)),
    contentLine('TZNAME', shortName(zone, at)),
    contentLine('END', name),
  ].join('')
}

/** Returns `CDT`, or `GMT+5:45` without a short name. */
function shortName(zone: string, instant: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' }).formatToParts(
    instant,
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
