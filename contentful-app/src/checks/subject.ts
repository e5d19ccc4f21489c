import type { ContentType, Space } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import type { AssetProps, EntryProps } from 'contentful-management'

/** An entry as the rules see it: its content type and its values of our one locale. */
export type Subject = { space: Space; id: string; type: ContentType; values: Record<string, unknown> }

/** The subject for an entry, or nothing when its content type is none of ours. */
export function subjectOf(entry: EntryProps, space: Space, locale: string): Subject | undefined {
  const type = typeOf(entry)
  return type && { space, id: entry.sys.id, type, values: valuesOf(entry, locale) }
}

export const typeOf = ({ sys }: EntryProps) => contentTypeFor(sys.contentType.sys.id)

export const valuesOf = ({ fields }: EntryProps | AssetProps, locale: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries((fields ?? {}) as Record<string, Record<string, unknown>>).map(([id, values]) => [
      id,
      values?.[locale],
    ]),
  )

/** What an entry is called in lists. */
export function titleOf(type: ContentType | undefined, values: Record<string, unknown>, id: string): string {
  const title = type && values[type.title]
  return typeof title === 'string' && title.trim() !== '' ? title : id
}
