import { offsetAt } from '@association/content/shared/schedule/instant.ts'

/** Instant and offsets in milliseconds. */
export type ClockChange = { at: number; from: number; to: number }

const weekMs = 7 * 86_400_000

/** Includes both years, in UTC. */
export function clockChanges(zone: string, { first, last }: { first: number; last: number }): ClockChange[] {
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
