import { zoneName } from '../time-zones.ts'

/** Returns `July 15, 2027` and `8:00 PM`. */
function partsOf(instant: number, timeZone: string): { day: string; time: string } {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(instant)
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(instant)
  // Servers and browsers differ in the width of this space.
  return { day, time: time.replace(/\s/g, ' ') }
}

const midnight = '12:00 AM'
const hourMs = 3_600_000

/** Returns `March 27, 2027` at midnight, else `March 1, 2027, 9:00 AM ET`. `instant` is in milliseconds since 1970. */
export function startWords(instant: number, zone: string): string {
  const { day, time } = partsOf(instant, zone)
  return time === midnight ? day : `${day}, ${time} ${zoneName(zone)}`
}

/** An end at midnight is the day before, `March 26, 2027`; else `July 15, 2027, 8:00 PM ET`. */
export function endWords(instant: number, zone: string): string {
  return partsOf(instant, zone).time === midnight
    ? partsOf(instant - hourMs, zone).day
    : startWords(instant, zone)
}

/** As `endWords`, without the year: `March 26`, or `July 15, 8 PM ET`. */
export function shortEnd(instant: number, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone })
  const { time } = partsOf(instant, timeZone)
  if (time === midnight) return day.format(instant - hourMs)
  return `${day.format(instant)}, ${time.replace(':00', '')} ${zoneName(timeZone)}`
}
