const dayMs = 86_400_000
const minuteMs = 60_000

/**
 * Milliseconds since 1970 of a time of day (`08:15`) on a day (`2026-04-17`) in a time zone. A time that the clock
 * skips in spring is read with the offset before the change: 2:30 is 3:30. A time that occurs twice in fall is the
 * first of the two. Throws a RangeError for an unknown zone.
 */
export function instantOf(date: string, time: string, zone: string): number {
  const wall = Date.parse(`${date}T${time}Z`)
  // No zone changes its clock twice within two days.
  const before = wall - offsetAt(wall - dayMs, zone)
  const after = wall - offsetAt(wall + dayMs, zone)
  const isRight = (instant: number) => instant + offsetAt(instant, zone) === wall
  return !isRight(before) && isRight(after) ? after : before
}

/** `2026-04-17T08:15-05:00`: the time of day in the zone, with its offset, for `<time dateTime>`. */
export function withOffset(instant: number, zone: string): string {
  const offset = offsetAt(instant, zone)
  const minutes = Math.round(Math.abs(offset) / minuteMs)
  const written = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${new Date(instant + offset).toISOString().slice(0, 16)}${offset < 0 ? '-' : '+'}${written.join(':')}`
}

/** True for a zone that `Intl` knows, such as `America/Chicago`. */
export function isZone(zone: string): boolean {
  try {
    return Boolean(clockOf(zone))
  } catch {
    return false
  }
}

/** The day after, `2026-05-01` after `2026-04-30`. */
export const dayAfter = (date: string) => new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10)

/** Milliseconds by which clocks of the zone are ahead of UTC at an instant. */
export function offsetAt(instant: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(instant)
  const [year, month, day, hour, minute, second] = order.map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  ) as [number, number, number, number, number, number]
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}

const order = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Kept for each zone: a formatter takes longer to make than to use. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  clocks.set(zone, clock)
  return clock
}
