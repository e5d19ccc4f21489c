import { bootstrapFrom, startContentful } from '@association/local/contentful/index.ts'
import { createClient, type PlainClientAPI } from 'contentful-management'
import { tokenFor } from './local-hosts.ts'
import type { Suite } from './suite.ts'

export const managementToken = 'peers-management'

export async function startService({
  organizationId,
  spaces,
  build,
}: Pick<Suite, 'organizationId' | 'spaces' | 'build'>) {
  let clock: number | undefined
  const now = () => new Date(clock === undefined ? Date.now() : clock++)
  const running = await startContentful({
    data: ':memory:',
    now,
    bootstrap: {
      ...bootstrapFrom(),
      organizationId,
      managementToken,
      spaces: spaces.map((id) => ({
        id,
        name: id,
        deliveryToken: tokenFor('delivery', id),
        previewToken: tokenFor('preview', id),
      })),
    },
  })
  await build({
    store: running.twin.store,
    space: (spaceId) => clientOf(running.hosts.management, { organizationId, spaceId }),
    at(time) {
      clock = Date.parse(time)
    },
  })
  clock = undefined
  return running
}

function clientOf(host: string, ids: { organizationId: string; spaceId: string }): PlainClientAPI {
  const options = { accessToken: managementToken, host, hostUpload: host, insecure: true, retryLimit: 0 }
  return createClient(options, { type: 'plain', defaults: { ...ids, environmentId: 'master' } })
}
