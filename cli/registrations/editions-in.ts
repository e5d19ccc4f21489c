import { isRecord } from '@association/content/safe/is-record.ts'

/** The site's 404 response lists the keys; undefined if the route itself is missing. */
export function editionsIn(json: unknown): string[] | undefined {
  const { editions } = isRecord(json) ? json : {}
  return Array.isArray(editions) ? editions.map(String) : undefined
}
