/** Returns `8:15` and `9:30 AM`, or `11:30 AM` and `1:00 PM`, from `08:15` and `09:30`. */
export function timeWords(
  start: string,
  end: string | undefined,
  endsNextDay = false,
): { start: string; end?: string } {
  if (!end) return { start: clock(start) }
  const isSameHalf = half(start) === half(end) && !endsNextDay
  return { start: isSameHalf ? digits(start) : clock(start), end: clock(end) }
}

const hourOf = (time: string) => Number(time.slice(0, 2))
const half = (time: string) => (hourOf(time) < 12 ? 'AM' : 'PM')
const digits = (time: string) => `${hourOf(time) % 12 || 12}${time.slice(2)}`
const clock = (time: string) => `${digits(time)} ${half(time)}`

const short = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Returns `Fri, Apr 17`. */
export const shortDayName = (date: string) => short.format(new Date(date))
