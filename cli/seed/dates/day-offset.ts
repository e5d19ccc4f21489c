const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
type Weekday = (typeof weekdays)[number]
const names: readonly string[] = weekdays
type Signed = `${'+' | '-'}${number}`

/**
 * Days from the day of seeding: `-12`. `'Fri+150'` is the first Friday on or after day 150, and `'Fri+150+2'` is two days
 * after that Friday. `'month-1'` is the first day of the month before.
 */
export type DayOffset = number | `${Weekday}${Signed}` | `${Weekday}${Signed}${Signed}` | `month${Signed}`

const offsetPattern = /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat|month)?([+-]\d+)([+-]\d+)?$/
export const isDayOffset = (text: string) => offsetPattern.test(text)

const dayMs = 86_400_000
const daysLater = (date: Date, days: number) => new Date(date.getTime() + days * dayMs)

/** The midnight in UTC of an offset that `isDayOffset` accepts. `seeding` is a day such as `2026-11-22`. */
export function dayAt(offset: string, seeding: string): Date {
  const [, start, count, more = '+0'] = offsetPattern.exec(offset) ?? []
  const today = new Date(seeding)
  if (start === 'month')
    return daysLater(
      new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + Number(count))),
      Number(more),
    )
  const reached = daysLater(today, Number(count))
  return daysLater(reached, (start === undefined ? 0 : daysUntil(start, reached)) + Number(more))
}

const daysUntil = (weekday: string, from: Date) => (7 + names.indexOf(weekday) - from.getUTCDay()) % 7
