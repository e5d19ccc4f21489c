import { startContentful } from '@association/local/contentful/index.ts'
import { createClient as createDeliveryClient } from 'contentful'
import { createClient, type PlainClientAPI } from 'contentful-management'
import { vi } from 'vitest'
import { type Credentials, credentials } from './credentials.ts'

type Hosts = { delivery: string; preview: string; management: string; upload: string }
type Tokens = { delivery: string; preview: string; management: string }
type Service = {
  isTwin: boolean
  spaceId: string
  organizationId?: string
  hosts: Hosts
  /** The real service requires a key for the environment. */
  tokensFor(
    management: PlainClientAPI,
    environments: string[],
  ): Promise<Tokens & { revoke(): Promise<unknown> }>
  managementToken: string
  close(): Promise<void>
}
export type ContractTarget = Awaited<ReturnType<typeof openTarget>>

/** Opens two temporary environments of the twin or of the real service. */
export async function openTarget() {
  const given = credentials()
  const service = given ? contentful(given) : await twin()
  const { hosts, isTwin, spaceId, organizationId, managementToken } = service
  const run = Date.now().toString(36)
  const [environmentId, otherEnvironmentId] = [`contract-${run}-a`, `contract-${run}-b`] as const
  const management = managementClient(service, environmentId)
  const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
    vi.waitFor(check, isTwin ? { timeout: 3000, interval: 20 } : { timeout: 60_000, interval: 1500 })

  for (const each of [environmentId, otherEnvironmentId]) {
    await management.environment.createWithId({ environmentId: each }, { name: each })
    await eventually(async () => {
      const { sys } = await management.environment.get({ environmentId: each })
      if (sys.status?.sys.id !== 'ready') throw new Error(`The environment ${each} is not ready.`)
    })
  }
  const tokens = await service.tokensFor(management, [environmentId, otherEnvironmentId])
  const protocol = isTwin ? 'http:' : 'https:'
  const place = `/spaces/${spaceId}/environments/${environmentId}`

  return {
    ...{ isTwin, spaceId, environmentId, otherEnvironmentId, organizationId },
    ...{ hosts, protocol, managementToken, management, eventually },
    delivery: readingClient(service, environmentId, { host: hosts.delivery, accessToken: tokens.delivery }),
    preview: readingClient(service, environmentId, { host: hosts.preview, accessToken: tokens.preview }),
    /** `path` starts after the environment. */
    request: (audience: keyof Tokens, path: string, init: RequestInit = {}) =>
      fetch(`${protocol}//${hosts[audience]}${place}${path}`, {
        ...init,
        headers: { Authorization: `Bearer ${tokens[audience]}`, ...init.headers },
      }),
    async close() {
      await tokens.revoke()
      for (const each of [environmentId, otherEnvironmentId]) {
        await management.environment.delete({ environmentId: each })
      }
      await service.close()
    },
  }
}

/** The twin never fails by chance. */
const retries = ({ isTwin }: Service) => (isTwin ? { retryLimit: 0 } : {})

function managementClient(service: Service, environmentId: string) {
  const { hosts, isTwin, spaceId, organizationId, managementToken: accessToken } = service
  const { management: host, upload: hostUpload } = hosts
  return createClient(
    { accessToken, host, hostUpload, insecure: isTwin, ...retries(service) },
    { type: 'plain', defaults: { spaceId, environmentId, organizationId } },
  )
}

const readingClient = (service: Service, environment: string, at: { host: string; accessToken: string }) =>
  createDeliveryClient({
    space: service.spaceId,
    environment,
    insecure: service.isTwin,
    ...at,
    ...retries(service),
  })

async function twin(): Promise<Service> {
  const running = await startContentful({ data: ':memory:' })
  const { bootstrap } = running.twin
  const [space] = bootstrap.spaces
  if (space === undefined) throw new Error('The twin has no space.')
  const tokens = {
    delivery: space.deliveryToken,
    preview: space.previewToken,
    management: bootstrap.managementToken,
  }
  return {
    isTwin: true,
    spaceId: space.id,
    organizationId: bootstrap.organizationId,
    managementToken: bootstrap.managementToken,
    hosts: { ...running.hosts, upload: running.hosts.management },
    tokensFor: async () => ({ ...tokens, revoke: async () => undefined }),
    close: running.close,
  }
}

function contentful({ spaceId, managementToken, organizationId }: Credentials): Service {
  return {
    ...{ isTwin: false, spaceId, managementToken, organizationId },
    hosts: {
      delivery: 'cdn.contentful.com',
      preview: 'preview.contentful.com',
      management: 'api.contentful.com',
      upload: 'upload.contentful.com',
    },
    async tokensFor(management, environments) {
      const key = await management.apiKey.create(
        {},
        {
          name: 'contract suite',
          description: '',
          environments: environments.map((id) => ({ sys: { type: 'Link', linkType: 'Environment', id } })),
        },
      )
      const preview = await management.previewApiKey.get({ previewApiKeyId: key.preview_api_key.sys.id })
      const tokens = { delivery: key.accessToken, preview: preview.accessToken, management: managementToken }
      return { ...tokens, revoke: () => management.apiKey.delete({ apiKeyId: key.sys.id }) }
    },
    close: async () => {},
  }
}
