import { contentTypeFor } from './content-types.ts'
import { timeOf } from './time-of.ts'

/**
 * Milliseconds from which visitors see an entry; `undefined` for an entry without a date, which they see at once. The
 * model names the field of the date.
 */
export function releaseTimeOf(type: string, fields: object = {}): number | undefined {
  const field = contentTypeFor(type)?.page?.releaseField
  const written = field && (fields as Record<string, unknown>)[field]
  return typeof written === 'string' ? timeOf(written) : undefined
}
