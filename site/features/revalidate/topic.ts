import type { Space } from '@association/content'
import { tagOf } from '@association/services/contentful'

/** What Contentful says that changed: `ContentManagement.Entry.publish` and the entity without or with its fields. */
export type Change = {
  topic: string
  entity: {
    sys: {
      id: string
      type?: string
      space?: { sys: { id: string } }
      environment?: { sys: { id: string } }
      contentType?: { sys: { id: string } }
    }
    fields?: Record<string, Record<string, unknown>>
  }
}

/** Events after which what visitors see may differ; saving a draft is none. */
const visible = /^ContentManagement\.(Entry|Asset|ContentType)\.(publish|unpublish|archive|delete)$/

/**
 * The tags of everything that a change may show in: the entry or asset itself, the lists of its content type, and the
 * paths of a page, which may have been empty until now. Nothing for a change that visitors cannot see.
 */
export function tagsOfChange({ topic, entity }: Change, space: Space): string[] {
  const [, kind] = topic.match(visible) ?? []
  if (kind === undefined) return []
  const { sys, fields } = entity
  if (kind === 'ContentType') return [tagOf.space(space)]
  const type = sys.contentType?.sys.id
  const paths = type === 'page' ? Object.values(fields?.path ?? {}) : []
  return [
    tagOf.item(space, sys.id),
    ...(type === undefined ? [] : [tagOf.list(space, type)]),
    ...paths.filter((path) => typeof path === 'string').map(tagOf.path),
  ]
}
