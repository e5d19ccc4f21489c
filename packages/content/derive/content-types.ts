import type { ContentType } from '../define/content-type.ts'
import type { ContentTypeId } from '../generated/ids.ts'
import { models } from '../generated/models.ts'

// The cast is needed, because the checks of each model accept only the fields of that model.
export const contentTypes = Object.values(models) as unknown as readonly ContentType<ContentTypeId>[]

const byIdOrAlias = new Map(
  contentTypes.flatMap((type) => [type.id, ...(type.aliases ?? [])].map((id) => [id, type] as const)),
)

/** Accepts the id or an alias of a content type. */
export const contentTypeFor = (id: string): ContentType<ContentTypeId> | undefined => byIdOrAlias.get(id)
