import type { ContentType } from '../define/content-type.ts'
import type { ContentTypeId } from '../generated/ids.ts'
import { models } from '../generated/models.ts'

// The cast: each model's checks know only its own fields.
export const contentTypes = Object.values(models) as unknown as readonly ContentType<ContentTypeId>[]

const byName = new Map(
  contentTypes.flatMap((type) => [type.id, ...(type.aliases ?? [])].map((name) => [name, type] as const)),
)

/** Also accepts an alias. */
export const contentTypeFor = (id: string): ContentType<ContentTypeId> | undefined => byName.get(id)
