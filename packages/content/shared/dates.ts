const longDate = formatter({ dateStyle: 'long' })
const weekday = formatter({ weekday: 'long', month: 'long', day: 'numeric' })
const month = formatter({ month: 'long', year: 'numeric' })

/** Returns `July 4, 2026`, the day as written, in any time zone; undefined for an invalid date. */
export const fullDate = (written: string | undefined) => formatted(longDate, written)

export const dayName = (written: string | undefined) => formatted(weekday, written)

/** Returns `July 2026`. */
export const monthAndYear = (written: string | undefined) => formatted(month, written)

/** Returns `2026-07-04`, for `<time>` and comparisons; undefined for an impossible day. */
export const dayOf = (written: string | undefined): string | undefined => {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(written ?? '')?.[0]
  return day !== undefined && isInCalendar(day) ? day : undefined
}

/** `Date` reads February 31 as March 3. */
function isInCalendar(day: string): boolean {
  const start = Date.parse(day)
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(day)
}

function formatted(format: () => Intl.DateTimeFormat, written: string | undefined) {
  const day = dayOf(written)
  return day && format().format(new Date(day))
}

/** Created for the first date: it takes 9 MB, and most commands show no date. */
function formatter(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined
  return () => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
    return format
  }
}
