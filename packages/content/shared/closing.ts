import { contentTypeFor } from '../derive/content-types.ts'
import { dayOf } from './dates.ts'

const dayMs = 86_400_000

/** Returns milliseconds of the last day's end (UTC). */
export function closingTime(closingDate: string | undefined): number | undefined {
  const last = dayOf(closingDate)
  return last === undefined ? undefined : Date.parse(last) + dayMs
}

/** Returns when time alone changes the page. */
export function closingTimeOf(type: string, fields: object = {}): number | undefined {
  const { page, lastDay } = contentTypeFor(type) ?? {}
  const written = page && lastDay && (fields as Record<string, unknown>)[lastDay.field]
  return typeof written === 'string' ? closingTime(written) : undefined
}
