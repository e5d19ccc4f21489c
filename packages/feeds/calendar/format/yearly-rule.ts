import type { ClockChange } from './clock-changes.ts'

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
const dayMs = 86_400_000

/** Returns `FREQ=YEARLY;BYMONTH=3;BYDAY=2SU` for the second Sunday of March; undefined without a common rule. */
export function yearlyRule(changes: readonly ClockChange[]): string | undefined {
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
