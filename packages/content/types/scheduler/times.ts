/** `8:15 – 9:30 AM`, `11:30 AM – 1:00 PM` or `7:00 AM`, from `08:15` and `09:30`. */
export function timeSpan(start: string, end: string | undefined): string {
  if (!end) return clock(start)
  return half(start) === half(end) ? `${digits(start)} – ${clock(end)}` : `${clock(start)} – ${clock(end)}`
}

const hourOf = (time: string) => Number(time.slice(0, 2))
const half = (time: string) => (hourOf(time) < 12 ? 'AM' : 'PM')
const digits = (time: string) => `${hourOf(time) % 12 || 12}${time.slice(2)}`
const clock = (time: string) => `${digits(time)} ${half(time)}`

const long = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `Friday, April 17`. */
export const dayName = (date: string) => long.format(new Date(date))
