import { type DayOffset, dayAt, isDayOffset } from './day-offset.ts'

/**
 * Returns a placeholder for a `date` field: `day(-12)`, `day('Fri+150')`, or with a time `day(20, '18:00-06:00')`.
 * `withDates` resolves it to `2027-04-21`.
 */
export function day(offset: DayOffset, time?: `${number}:${number}${string}`): string {
  const place = typeof offset === 'number' ? `${offset < 0 ? '' : '+'}${offset}` : ` ${offset}`
  return `{date${place}${time ? ` ${time}` : ''}}`
}

/** UTC, such as `2026-11-22`. */
export const dayOfSeeding = (now: Date): string => now.toISOString().slice(0, 10)

/** `{day+150}` becomes “April 21, 2027”. `report` receives each unreadable placeholder, which stays in the text. */
export function withDatesIn(text: string, seeding: string, report: (placeholder: string) => void): string {
  return text.replace(placeholderPattern, (whole, name: string, rest: string) => {
    const written = isName(name) ? forms[name](rest.trim().split(/\s+/), seeding) : undefined
    if (written === undefined) report(whole)
    return written ?? whole
  })
}

/** `{day+150 short}`. `{{day-one}}` embeds an entry and is no date. */
const placeholderPattern = /(?<!\{)\{(date|days|day|weekday|month|year)(?=[ +-])([^{}]*)\}(?!\})/g

const forms = {
  date: ([offset, time = '']: readonly string[], seeding: string) =>
    written(offset, seeding, (date) => `${isoDay(date)}${time ? `T${time}` : ''}`),
  day: ([offset, style = 'long']: readonly string[], seeding: string) =>
    isStyle(style)
      ? written(offset, seeding, (date) => `${monthDay(date, style)}${yearAfter(date, style)}`)
      : undefined,
  days: ([range = '', style = 'long']: readonly string[], seeding: string) => {
    const [from, to] = range.split('..').map((offset) => dateAt(offset, seeding))
    return from && to && from <= to && isStyle(style) ? dayRange([from, to], style) : undefined
  },
  weekday: ([offset]: readonly string[], seeding: string) =>
    written(offset, seeding, (date) => part(date, { weekday: 'long' })),
  month: ([offset]: readonly string[], seeding: string) =>
    written(offset, seeding, (date) => part(date, { month: 'long' })),
  year: ([offset]: readonly string[], seeding: string) =>
    written(offset, seeding, (date) => String(date.getUTCFullYear())),
}
const isName = (name: string): name is keyof typeof forms => name in forms

const styles = ['long', 'short', 'yearless'] as const
type Style = (typeof styles)[number]
const isStyle = (word: string): word is Style => styles.some((style) => style === word)

function written(offset: string | undefined, seeding: string, write: (date: Date) => string) {
  const date = offset === undefined ? undefined : dateAt(offset, seeding)
  return date && write(date)
}

const dateAt = (offset: string, seeding: string) => (isDayOffset(offset) ? dayAt(offset, seeding) : undefined)

/** “April 21–23, 2027”, “April 30 – May 2, 2027” or “December 30, 2026 – January 1, 2027”. */
function dayRange([from, to]: readonly [Date, Date], style: Style): string {
  if (from.getUTCFullYear() !== to.getUTCFullYear())
    return `${monthDay(from, style)}${yearAfter(from, style)} – ${monthDay(to, style)}${yearAfter(to, style)}`
  const end = from.getUTCMonth() === to.getUTCMonth() ? `–${to.getUTCDate()}` : ` – ${monthDay(to, style)}`
  return `${monthDay(from, style)}${end}${yearAfter(to, style)}`
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10)
const monthDay = (date: Date, style: Style) =>
  part(date, { month: style === 'short' ? 'short' : 'long', day: 'numeric' })
const yearAfter = (date: Date, style: Style) => (style === 'yearless' ? '' : `, ${date.getUTCFullYear()}`)
const part = (date: Date, options: Intl.DateTimeFormatOptions) =>
  date.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' })
