import { contentTypeFor } from '../derive/content-types.ts'
import { dayOf } from './dates.ts'

const dayMs = 86_400_000

/** Milliseconds at which the last day to apply is over, in UTC. Undefined without such a day. */
export function closingTime(closingDate: string | undefined): number | undefined {
  const last = dayOf(closingDate)
  return last === undefined ? undefined : Date.parse(last) + dayMs
}

/** When the page of an entry changes because its last day is over. Undefined for an entry that no time changes. */
export function closingTimeOf(type: string, fields: object = {}): number | undefined {
  const { page, lastDay } = contentTypeFor(type) ?? {}
  const written = page && lastDay && (fields as Record<string, unknown>)[lastDay.field]
  return typeof written === 'string' ? closingTime(written) : undefined
}
