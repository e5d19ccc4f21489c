import { eventZones } from '@association/content/shared/time-zones.ts'

/** `time` is empty for a day without time. `zone` is a name such as `America/Chicago`, or an offset. */
export type ZonedTime = { day: string; time: string; zone: string }

const pattern = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * Contentful stores an offset, not a zone. The result names the preferred zone if it has this offset that day, else the
 * first event zone with it.
 */
export function readDate(written: unknown, preferred: string): ZonedTime | undefined {
  const [, day, time = '', offset = 'Z'] = pattern.exec(String(written ?? '')) ?? []
  if (!day) return undefined
  if (time === '') return { day, time, zone: preferred }
  const wanted = offset === 'Z' ? '+00:00' : offset.replace(/(\d{2}):?(\d{2})$/, '$1:$2')
  const zone = [preferred, ...eventZones, 'UTC'].find(
    (name) => offsetOf({ day, time, zone: name }) === wanted,
  )
  return { day, time, zone: zone ?? wanted }
}

export const writeDate = (date: ZonedTime): string =>
  date.time === '' ? date.day : `${date.day}T${date.time}${offsetOf(date)}`

/** Returns an offset such as `-06:00`. */
export function offsetOf({ day, time, zone }: ZonedTime): string {
  if (/^[+-]/.test(zone)) return zone
  const local = Date.parse(`${day}T${time}Z`)
  const near = minutesAt(zone, local)
  return offsetText(minutesAt(zone, local - near * msPerMinute))
}

const msPerMinute = 60_000

/** Returns the minutes by which a zone is ahead of UTC. */
function minutesAt(zone: string, moment: number): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

function offsetText(minutes: number): string {
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`
}
