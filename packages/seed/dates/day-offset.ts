const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
type Weekday = (typeof weekdays)[number]
const names: readonly string[] = weekdays
type Signed = `${'+' | '-'}${number}`

/**
 * Days from the day of seeding: `-12`. `'Fri+150'` is the first Friday from day 150 on, `'Fri+150+2'` two days later.
 * `'month-1'` is the first day of the previous month. `'Thu@10-20+120'` is the first Thursday from the first October 20
 * on or after day 120.
 */
export type DayOffset =
  | number
  | `${Weekday}${Signed}`
  | `${Weekday}${Signed}${Signed}`
  | `month${Signed}`
  | `${Weekday}@${number}-${number}${Signed}`
  | `${Weekday}@${number}-${number}${Signed}${Signed}`

const offsetPattern =
  /^(?:(Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?:@((?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])))?|(month))?([+-]\d+)([+-]\d+)?$/
export const isDayOffset = (text: string) => offsetPattern.test(text)

const dayMs = 86_400_000
const daysLater = (date: Date, days: number) => new Date(date.getTime() + days * dayMs)

/** Midnight UTC. `offset` must pass `isDayOffset`; `seeding` is a day such as `2026-11-22`. */
export function dayAt(offset: string, seeding: string): Date {
  const [, weekday, season, month, count, more = '+0'] = offsetPattern.exec(offset) ?? []
  const today = new Date(seeding)
  if (month) return daysLater(firstOfMonth(today, Number(count)), Number(more))
  const earliest = daysLater(today, Number(count))
  if (weekday === undefined) return daysLater(earliest, Number(more))
  const found = season ? yearly(weekday, season, earliest) : onOrAfter(weekday, earliest)
  return daysLater(found, Number(more))
}

const firstOfMonth = (today: Date, months: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months))

/** `season` is a day such as `10-20`, in the first year in which it is not too early. */
function yearly(weekday: string, season: string, earliest: Date): Date {
  const inYear = (year: number) => onOrAfter(weekday, new Date(`${year}-${season}`))
  const year = earliest.getUTCFullYear()
  const [found = inYear(year + 1)] = [year - 1, year].map(inYear).filter((date) => date >= earliest)
  return found
}

const onOrAfter = (weekday: string, from: Date) =>
  daysLater(from, (7 + names.indexOf(weekday) - from.getUTCDay()) % 7)
