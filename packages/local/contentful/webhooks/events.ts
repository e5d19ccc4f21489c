import type { ContentChange } from '../changes.ts'
import { link, type Sys } from '../entity.ts'
import { localUser } from '../local-user.ts'

/** `topic` is such as `Entry.publish`; the payload is Contentful's. */
export type WebhookEvent = { topic: string; payload: object; crn: string | undefined; at: Date }

export const eventOf = (change: ContentChange, at: Date): WebhookEvent => ({
  topic: `${change.type}.${change.action}`,
  payload: payloadOf(change, at),
  crn: crnOf(change),
  at,
})

/** A publication contains all locales; unpublishing and deleting send no fields. */
function payloadOf({ type, action, entity }: ContentChange, at: Date): object {
  switch (action) {
    case 'publish':
      return { ...entity, sys: { type, ...identityOf(entity.sys), ...publicationOf(entity.sys) } }
    case 'unpublish':
    case 'delete':
      return { sys: { type: `Deleted${type}`, ...identityOf(entity.sys), ...deletionOf(entity.sys, at) } }
    default:
      return entity
  }
}

const identityOf = ({ id, space, environment, contentType, createdBy, updatedBy, ...sys }: Sys) => ({
  id,
  ...(space ? { space } : {}),
  ...(environment ? { environment } : {}),
  ...(contentType ? { contentType } : {}),
  createdBy,
  updatedBy,
  revision: sys.publishedCounter ?? 0,
  createdAt: sys.createdAt,
})

const publicationOf = ({ updatedAt, publishedVersion }: Sys) => ({ updatedAt, publishedVersion })

const deletionOf = ({ updatedAt }: Sys, at: Date) => ({
  updatedAt,
  deletedAt: at.toISOString(),
  deletedBy: link('User', localUser),
})

const collections: Record<string, string> = { Entry: 'entries', Asset: 'assets' }

function crnOf({ type, place: { space, environment }, entity }: ContentChange) {
  const collection = collections[type]
  return (
    collection &&
    `crn:contentful:::content:spaces/${space}/environments/${environment}/${collection}/${entity.sys.id}`
  )
}

export function isMeant(topic: string, topics: readonly string[]) {
  const [type, action] = topic.split('.')
  return topics.some((each) => [topic, `${type}.*`, `*.${action}`, '*.*'].includes(each))
}
