import { isRecord } from '@association/content/safe/is-record.ts'

/** The keys that the site names with a 404; undefined where the route itself is missing. */
export function editionsIn(json: unknown): string[] | undefined {
  const { editions } = isRecord(json) ? json : {}
  return Array.isArray(editions) ? editions.map(String) : undefined
}
