import { localUser } from '../bootstrap.ts'
import type { Change } from '../changes.ts'
import { type Entity, link } from '../entity.ts'

/** What a webhook tells: `topic` is `Entry.publish`, the payload as Contentful words it. */
export type WebhookEvent = { topic: string; payload: Entity; at: Date }

export const eventOf = (change: Change, at: Date): WebhookEvent => ({
  topic: `${change.type}.${change.action}`,
  payload: isGone(change) ? tombstone(change, at) : withRevision(change.entity),
  at,
})

/** Unpublishing and deleting tell what is gone, without its fields. */
const isGone = ({ action }: Change) => action === 'unpublish' || action === 'delete'

function tombstone({ type, entity }: Change, at: Date): Entity {
  const { space, environment, contentType, id, createdAt, createdBy, updatedBy, version, ...sys } = entity.sys
  return {
    sys: {
      type: `Deleted${type}`,
      id,
      ...(space ? { space } : {}),
      ...(environment ? { environment } : {}),
      ...(contentType ? { contentType } : {}),
      createdBy,
      updatedBy,
      deletedBy: link('User', localUser),
      version,
      revision: sys.publishedCounter ?? 0,
      createdAt,
      updatedAt: at.toISOString(),
      deletedAt: at.toISOString(),
    },
  }
}

const withRevision = (entity: Entity): Entity =>
  entity.sys.publishedCounter === undefined
    ? entity
    : { ...entity, sys: { ...entity.sys, revision: entity.sys.publishedCounter } }

/** `Entry.publish` is meant by itself, `Entry.*`, `*.publish` and `*.*`. */
export function isMeant(topic: string, topics: readonly string[]) {
  const [type, action] = topic.split('.')
  return topics.some((each) => [topic, `${type}.*`, `*.${action}`, '*.*'].includes(each))
}
