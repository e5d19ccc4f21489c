import type { ContentType } from '../define/content-type.ts'
import type { ContentTypeId } from '../generated/ids.ts'
import { models } from '../generated/models.ts'

// The cast: a model's checks accept only its own fields.
export const contentTypes = Object.values(models) as unknown as readonly ContentType<ContentTypeId>[]

const byIdOrAlias = new Map(
  contentTypes.flatMap((type) => [type.id, ...(type.aliases ?? [])].map((id) => [id, type] as const)),
)

/** Also accepts an alias. */
export const contentTypeFor = (id: string): ContentType<ContentTypeId> | undefined => byIdOrAlias.get(id)
