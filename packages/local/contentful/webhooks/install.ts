import { createdSys } from '../management/lifecycle.ts'
import { ofSpace } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { webhookDefinitions } from './definitions.ts'
import { putSigningSecret } from './settings.ts'

const siteWebhookId = 'site-revalidation'
const actions = ['publish', 'unpublish', 'archive', 'unarchive', 'delete']
const topics = [
  ...['Entry', 'Asset'].flatMap((type) => actions.map((action) => `${type}.${action}`)),
  ...['ContentType.publish', 'ContentType.unpublish', 'ContentType.delete'],
]

/** URL and secret follow the environment at every start. */
export function installWebhooks({ store, bootstrap, now }: Twin) {
  for (const { id } of bootstrap.spaces) {
    const place = ofSpace(id)
    putSigningSecret(store, id, { value: bootstrap.webhook.secret, now: now() })
    const before = store.get(webhookDefinitions, place, siteWebhookId)
    store.put(webhookDefinitions, place, {
      name: 'Site: show what was published',
      topics,
      filters: [{ equals: [{ doc: 'sys.environment.sys.id' }, bootstrap.environment] }],
      headers: [],
      active: true,
      ...before,
      url: bootstrap.webhook.url,
      sys: before?.sys ?? createdSys({ type: 'WebhookDefinition', id: siteWebhookId, place, now: now() }),
    })
  }
}
