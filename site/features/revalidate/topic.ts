import type { Space } from '@association/content'
import { isRecord } from '@association/content/safe/is-record.ts'
import { tagOf } from '@association/services/contentful'

type Link = { sys: { id: string } }

/** What Contentful says that changed: `ContentManagement.Entry.publish` and the entity without or with its fields. */
export type Change = {
  topic: string
  entity: {
    sys: { id: string; space?: Link; environment?: Link; contentType?: Link }
    fields?: Record<string, unknown>
  }
}

/** Reads the body of a webhook. Returns undefined when it is no entity with its topic, as Contentful sends one. */
export function changeIn(topic: string | undefined, body: string): Change | undefined {
  const entity = parsed(body)
  if (topic === undefined || !isRecord(entity) || !isRecord(entity.sys)) return undefined
  const { fields = {} } = entity
  const { id, space, environment, contentType } = entity.sys
  if (typeof id !== 'string' || !isRecord(fields)) return undefined
  if (!isLink(space) || !isLink(environment) || !isLink(contentType)) return undefined
  return { topic, entity: { sys: { id, space, environment, contentType }, fields } }
}

/** A link that may be missing: a deleted asset has no content type. */
const isLink = (value: unknown): value is Link | undefined =>
  value === undefined || (isRecord(value) && isRecord(value.sys) && typeof value.sys.id === 'string')

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
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
  const paths = type === 'page' && isRecord(fields?.path) ? Object.values(fields.path) : []
  return [
    tagOf.item(space, sys.id),
    ...(type === undefined ? [] : [tagOf.list(space, type)]),
    ...paths.filter((path) => typeof path === 'string').map(tagOf.path),
  ]
}
