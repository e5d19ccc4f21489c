import type { ContentType } from '../define/content-type.ts'
import type { ContentTypeId } from '../generated/ids.ts'
import { models } from '../generated/models.ts'

/** For code that knows a type only at run time. */
// The cast: each model's checks know only that model's fields, and no common type can express this.
export const contentTypes = Object.values(models) as unknown as readonly ContentType<ContentTypeId>[]

const byName = new Map(
  contentTypes.flatMap((type) => [type.id, ...(type.aliases ?? [])].map((name) => [name, type] as const)),
)

/** Accepts the type's own id or one of its aliases. */
export const contentTypeFor = (id: string): ContentType<ContentTypeId> | undefined => byName.get(id)
