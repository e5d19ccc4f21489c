import { isRecord } from '@association/content/safe/is-record.ts'

/**
 * Finds an id in an export that Contentful cannot have given. Ids become paths of the Management API, so `../entries/home`
 * would be another entry, of another space too.
 */
export const strangeId = (items: readonly unknown[]): unknown =>
  items.flatMap(idsOf).find((id) => id !== undefined && !isId(id))

const isId = (id: unknown) =>
  typeof id === 'string' && /^[A-Za-z0-9_.-]{1,64}$/.test(id) && id !== '.' && id !== '..'

/** The id of an item, of its content type and of its tags; the code of a locale. */
function idsOf(item: unknown): unknown[] {
  const { sys, code, metadata } = recordOf(item)
  const { id, contentType } = recordOf(sys)
  const { tags } = recordOf(metadata)
  const links = [contentType, ...(Array.isArray(tags) ? tags : [])]
  return [id, code, ...links.map((link) => recordOf(recordOf(link).sys).id)]
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {})
