/**
 * Milliseconds since 1970 of a time of day in a zone: `instantOf('2027-10-14', '08:30', 'America/New_York')`. A time
 * that the clock skips is as much later as it skips; of a time that comes twice, the first is meant.
 */
export function instantOf(date: string, time: string, zone: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`)
  const before = wall - offsetAt(wall - dayMs, zone)
  const after = wall - offsetAt(wall + dayMs, zone)
  // Where the offset changes nearby, one of the two is the right one: the earlier one, if it shows this time.
  return [before, after].find((instant) => instant + offsetAt(instant, zone) === wall) ?? before
}

const dayMs = 86_400_000

/** Milliseconds that the clocks of a zone are ahead of UTC. */
export function offsetAt(instant: number, zone: string): number {
  const name = formatOf(zone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes = '0'] = /GMT([+-])(\d+):?(\d+)?/.exec(name ?? '') ?? []
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  if (!known) formats.set(timeZone, format)
  return format
}
