import { isRecord } from '@association/content/safe/is-record.ts'

/**
 * Finds an id that Contentful cannot have issued. Ids become URL paths of the Management API, so `../entries/home`
 * would address another entry, even in another space.
 */
export const strangeId = (items: readonly unknown[]): unknown =>
  items.flatMap(idsOf).find((id) => id !== undefined && !isId(id))

const isId = (id: unknown) =>
  typeof id === 'string' && /^[A-Za-z0-9_.-]{1,64}$/.test(id) && id !== '.' && id !== '..'

/** Includes ids of content types and tags, and codes of locales. */
function idsOf(item: unknown): unknown[] {
  const { sys, code, metadata } = recordOf(item)
  const { id, contentType } = recordOf(sys)
  const { tags } = recordOf(metadata)
  const links = [contentType, ...(Array.isArray(tags) ? tags : [])]
  return [id, code, ...links.map((link) => recordOf(recordOf(link).sys).id)]
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {})
