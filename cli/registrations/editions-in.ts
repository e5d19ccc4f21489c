import { isRecord } from '@association/content/safe/is-record.ts'

/** The site's 404 lists them; undefined without the route. */
export function editionsIn(json: unknown): string[] | undefined {
  const { editions } = isRecord(json) ? json : {}
  return Array.isArray(editions) ? editions.map(String) : undefined
}
