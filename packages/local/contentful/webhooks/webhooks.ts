import type { FastifyInstance } from 'fastify'
import { filesWithHost } from '../assets/file-address.ts'
import type { ContentChange } from '../changes.ts'
import type { ContentEntity } from '../entity.ts'
import { createdSys } from '../management/lifecycle.ts'
import type { Plugin } from '../plugin.ts'
import { ofSpace } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { callLog } from './calls.ts'
import {
  signingSecretId,
  type WebhookDefinition,
  webhookDefinitions,
  webhookSigningSecrets,
} from './definitions.ts'
import { deliveryQueue } from './delivery.ts'
import { eventOf, isMeant, type WebhookEvent } from './events.ts'
import { passes } from './filters.ts'
import { requestOf, signed } from './request.ts'
import { definitionRoutes } from './routes.ts'
import { putSigningSecret, signingSecretRoutes } from './settings.ts'

/** Calls follow each committed write. */
export const webhooks: Plugin = {
  name: 'webhooks',
  start: installWebhooks,
  routes: { management: webhookRoutes },
}

function webhookRoutes(app: FastifyInstance, twin: Twin) {
  const log = callLog()
  const queue = deliveryQueue({ now: twin.now })
  definitionRoutes(app, twin, log)
  signingSecretRoutes(app, twin)
  app.addHook('onClose', async () => queue.close())
  twin.changes.on((change) => tell(change))

  function tell(change: ContentChange) {
    const event = eventOf(shownAt(change, twin.hosts.images), twin.now())
    for (const definition of twin.store.list(webhookDefinitions, ofSpace(change.place.space))) {
      if (
        definition.active &&
        isMeant(event.topic, definition.topics) &&
        passes(change.entity, definition.filters)
      ) {
        deliver(definition, event, change.place.space)
      }
    }
  }

  function deliver(definition: WebhookDefinition, event: WebhookEvent, space: string) {
    const request = requestOf(definition, event)
    queue.enqueue({
      prepare(attempt) {
        const secret = twin.store.get(webhookSigningSecrets, ofSpace(space), signingSecretId)?.value
        return signed(request, { attempt, secret, now: twin.now() })
      },
      report: (sent, { requestAt, responseAt, ...outcome }) =>
        log.add(definition.sys.id, {
          space,
          topic: event.topic,
          request: sent,
          requestAt,
          responseAt,
          outcome,
        }),
    })
  }
}

/** Stored files lack the current images host. */
function shownAt(change: ContentChange, imagesHost: string): ContentChange {
  if (change.type !== 'Asset') return change
  return { ...change, entity: filesWithHost(change.entity as ContentEntity, imagesHost) }
}

const siteWebhookId = 'site-revalidation'
const siteWebhookActions = ['publish', 'unpublish', 'archive', 'unarchive', 'delete']
const siteWebhookTopics = [
  ...['Entry', 'Asset'].flatMap((type) => siteWebhookActions.map((action) => `${type}.${action}`)),
  ...['ContentType.publish', 'ContentType.unpublish', 'ContentType.delete'],
]

/** URL and secret follow the environment at every start. */
function installWebhooks({ store, bootstrap, now }: Twin) {
  for (const { id } of bootstrap.spaces) {
    const place = ofSpace(id)
    putSigningSecret(store, id, { value: bootstrap.webhook.secret, now: now() })
    const before = store.get(webhookDefinitions, place, siteWebhookId)
    store.put(webhookDefinitions, place, {
      name: 'Site: show what was published',
      topics: siteWebhookTopics,
      filters: [{ equals: [{ doc: 'sys.environment.sys.id' }, bootstrap.environment] }],
      headers: [],
      active: true,
      ...before,
      url: bootstrap.webhook.url,
      sys: before?.sys ?? createdSys({ type: 'WebhookDefinition', id: siteWebhookId, place, now: now() }),
    })
  }
}
