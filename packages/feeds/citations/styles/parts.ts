import { dayOf, fullDate, monthAndYear } from '@association/content/shared/dates.ts'
import type { CitedDate } from '../citation.ts'
import { twoDigits } from '../date-parts.ts'

/** “Who leads?” needs no period. */
export const sentence = (text: string) => (text === '' || /[.?!][’”]?$/.test(text) ? text : `${text}.`)

export const sentences = (...parts: readonly string[]) => parts.filter(Boolean).map(sentence).join(' ')

/** Quotation marks inside a quoted title are single. */
export const quoted = (title: string) => `“${sentence(title.replaceAll('“', '‘').replaceAll('”', '’'))}”`

/** `May 2026` or `March 9, 2026`. */
export function longDate(date: CitedDate): string {
  const { year, month, day = 1 } = date
  const written = dayOf(`${year}-${twoDigits(month)}-${twoDigits(day)}`)
  return (date.day === undefined ? monthAndYear(written) : fullDate(written)) ?? String(year)
}

/** `13(3)` */
export const volumeAndIssue = ({ volume, issue }: { volume: string; issue: string }) =>
  volume + (issue && `(${issue})`)
