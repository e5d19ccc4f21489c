import { wallTime } from '../../../shared/schedule/instant.ts'
import { messages } from './messages.ts'

type Timed = { start: number; end?: number }

/**
 * Returns `Your time: 9:15 – 10:30 AM EDT, the day before`; undefined if the local clock agrees. `written` is
 * `2026-04-17T08:15-05:00`.
 */
export function ownTime({ start, end = start }: Timed, written: string, zone: string): string | undefined {
  const own = wallTime(start, zone)
  if (written.startsWith(own)) return undefined
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone, ...options })
  const isOneDay = wallTime(end, zone).slice(0, 10) === own.slice(0, 10)
  const words = isOneDay
    ? format({ timeZoneName: 'short' }).formatRange(start, end)
    : `${format({}).format(start)} – ${format({ timeZoneName: 'short' }).format(end)}`
  // Browsers differ in the width of the spaces.
  return messages.ownTime(
    words.replace(/\s/g, ' '),
    Math.sign(Date.parse(own.slice(0, 10)) - Date.parse(written.slice(0, 10))),
  )
}
