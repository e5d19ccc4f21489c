import type { ContentType } from '../define/content-type.ts'
import type { ContentTypeId } from '../generated/ids.ts'
import { models } from '../generated/models.ts'

/** Every content type, for code that learns only at run time which one it meets. */
// The cast: each model's checks know that model's own fields, and no common type can say so.
export const contentTypes = Object.values(models) as unknown as readonly ContentType<ContentTypeId>[]

const byName = new Map(
  contentTypes.flatMap((type) => [type.id, ...(type.aliases ?? [])].map((name) => [name, type] as const)),
)

/** The content type for an id of the wire: its own, or one of its aliases. */
export const contentTypeFor = (id: string): ContentType<ContentTypeId> | undefined => byName.get(id)
