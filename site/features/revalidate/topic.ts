import type { Space } from '@association/content'
import { isRecord } from '@association/content/safe/is-record.ts'
import { tagOf } from '@association/services/contentful'

type TopicLink = { sys: { id: string } }

/** A topic is like `ContentManagement.Entry.publish`. The entity can lack its fields. */
export type WebhookChange = {
  topic: string
  entity: {
    sys: { id: string; space?: TopicLink; environment?: TopicLink; contentType?: TopicLink }
    fields?: Record<string, unknown>
  }
}

export function changeIn(topic: string | undefined, body: string): WebhookChange | undefined {
  const entity = parsed(body)
  if (topic === undefined || !isRecord(entity) || !isRecord(entity.sys)) return undefined
  const { fields = {} } = entity
  const { id, space, environment, contentType } = entity.sys
  if (typeof id !== 'string' || !isRecord(fields)) return undefined
  if (!isLink(space) || !isLink(environment) || !isLink(contentType)) return undefined
  return { topic, entity: { sys: { id, space, environment, contentType }, fields } }
}

/** A deleted asset has no content type. */
const isLink = (value: unknown): value is TopicLink | undefined =>
  value === undefined || (isRecord(value) && isRecord(value.sys) && typeof value.sys.id === 'string')

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Saving a draft changes nothing for visitors. */
const visible = /^ContentManagement\.(Entry|Asset|ContentType)\.(publish|unpublish|archive|delete)$/

/** Returns tags of the entry or asset, of lists of its type, and of a page's paths, which may have been empty. */
export function tagsOfChange({ topic, entity }: WebhookChange, space: Space): string[] {
  const [, kind] = topic.match(visible) ?? []
  if (kind === undefined) return []
  const { sys, fields } = entity
  if (kind === 'ContentType') return [tagOf.space(space)]
  const type = sys.contentType?.sys.id
  const paths = type === 'page' && isRecord(fields?.path) ? Object.values(fields.path) : []
  return [
    tagOf.item(space, sys.id),
    ...(type === undefined ? [] : [tagOf.list(space, type)]),
    ...paths.filter((path) => typeof path === 'string').map(tagOf.path),
  ]
}
