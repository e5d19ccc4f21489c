import { contentTypeFor } from './content-types.ts'
import { timeOf } from './time-of.ts'

/** Returns milliseconds; undefined if visitors see the entry at once. */
export function releaseTimeOf(type: string, fields: object = {}): number | undefined {
  const field = contentTypeFor(type)?.page?.releaseField
  const written = field && (fields as Record<string, unknown>)[field]
  return typeof written === 'string' ? timeOf(written) : undefined
}
