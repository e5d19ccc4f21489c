const dayMs = 86_400_000
const minuteMs = 60_000

/**
 * Returns milliseconds since 1970 for `2026-04-17`, `08:15`. A skipped time uses the offset before the change (2:30 is
 * 3:30), a repeated one is the first. Throws a RangeError for an unknown zone.
 */
export function instantOf(date: string, time: string, zone: string): number {
  const wall = Date.parse(`${date}T${time}Z`)
  // No zone changes its clock twice within two days.
  const before = wall - offsetAt(wall - dayMs, zone)
  const after = wall - offsetAt(wall + dayMs, zone)
  const isRight = (instant: number) => instant + offsetAt(instant, zone) === wall
  return !isRight(before) && isRight(after) ? after : before
}

/** Returns `2026-04-17T08:15-05:00`, for `<time dateTime>`. */
export function withOffset(instant: number, zone: string): string {
  const offset = offsetAt(instant, zone)
  const ahead = new Date(Math.abs(offset)).toISOString().slice(11, 16)
  return `${wallTime(instant, zone)}${offset < 0 ? '-' : '+'}${ahead}`
}

/** Returns `2026-04-17T08:15`. */
export const wallTime = (instant: number, zone: string) =>
  new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 16)

export function isZone(zone: string): boolean {
  try {
    return Boolean(clockOf(zone))
  } catch {
    return false
  }
}

export const dayAfter = (date: string) => new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10)

/** Returns milliseconds ahead of UTC. */
export function offsetAt(instant: number, zone: string): number {
  // `4/17/2026, GMT-05:00`
  const [, sign, hours, minutes = 0] = /GMT(.)(\d+):?(\d+)?/.exec(clockOf(zone).format(instant)) ?? []
  return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * minuteMs : 0
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter takes longer than using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  clocks.set(timeZone, clock)
  return clock
}
