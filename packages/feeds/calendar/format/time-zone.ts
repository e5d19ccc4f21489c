import { offsetAt } from '@association/content/shared/schedule/instant.ts'
import { contentLine } from './content-line.ts'
import { clockTime, offsetValue } from './date-value.ts'

/** A rule must fit ten years, because in a single year the fourth Sunday can also be the last. */
const yearsOfRule = 10
const dayMs = 86_400_000
const weekMs = 7 * dayMs

/** Instant and offsets in milliseconds. */
type ClockChange = { at: number; from: number; to: number }

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

/** Returns two rules, each with its first change. */
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

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

/** Returns `FREQ=YEARLY;BYMONTH=3;BYDAY=2SU` for the second Sunday of March; undefined without a common rule. */
function yearlyRule(changes: readonly ClockChange[]): string | undefined {
  const [first, ...others] = changes.map(placeInYear)
  if (!first || others.some((other, index) => !isOneYearLater(first, other, index + 1))) return undefined
  const counts = [first.count, ...(first.isLast ? [-1] : [])]
  const count = counts.find((each) =>
    others.every((other) => other.count === each || (each === -1 && other.isLast)),
  )
  return count === undefined
    ? undefined
    : `FREQ=YEARLY;BYMONTH=${first.month + 1};BYDAY=${count}${weekdays[first.weekday]}`
}

/** A rule uses the offset before the change. */
function placeInYear({ at, from }: ClockChange) {
  const clock = new Date(at + from)
  return {
    year: clock.getUTCFullYear(),
    month: clock.getUTCMonth(),
    weekday: clock.getUTCDay(),
    /** 2 for the second Sunday of its month. */
    count: Math.ceil(clock.getUTCDate() / 7),
    isLast: new Date(clock.getTime() + 7 * dayMs).getUTCMonth() !== clock.getUTCMonth(),
    time: clock.getTime() % dayMs,
  }
}

type PlaceInYear = ReturnType<typeof placeInYear>

const isOneYearLater = (first: PlaceInYear, other: PlaceInYear, years: number) =>
  other.year === first.year + years &&
  other.month === first.month &&
  other.weekday === first.weekday &&
  other.time === first.time

/** Includes both years, in UTC. */
function clockChanges(zone: string, { first, last }: { first: number; last: number }): ClockChange[] {
  const changes: ClockChange[] = []
  const end = Date.UTC(last + 1, 0)
  let from = offsetAt(Date.UTC(first, 0), zone)
  // A clock keeps each offset for more than a week.
  for (let week = Date.UTC(first, 0); week < end; week += weekMs) {
    const to = offsetAt(week + weekMs, zone)
    if (to !== from) changes.push({ at: changeWithin(zone, week, week + weekMs), from, to })
    from = to
  }
  return changes
}

/** Returns the first second with the later offset. */
function changeWithin(zone: string, start: number, end: number): number {
  const offset = offsetAt(end, zone)
  let [before, after] = [start / 1000, end / 1000]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(middle * 1000, zone) === offset) after = middle
    else before = middle
  }
  return after * 1000
}
