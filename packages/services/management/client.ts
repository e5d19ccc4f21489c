import { createRequire } from 'node:module'
import type { Space } from '@association/content'
import type { PlainClientAPI, RestAdapterParams } from 'contentful-management'
import type { ManagementConfig } from '../config/index.ts'
import type { Send } from './exchange.ts'
import { type TransportOptions, transport } from './transport.ts'

/** The CommonJS build is one file and loads twice as fast as the 260 ESM files. */
const { createClient }: typeof import('contentful-management') = createRequire(import.meta.url)(
  'contentful-management',
)

export type SpaceClient = PlainClientAPI

export type SpaceClients = Record<Space, SpaceClient>

export const managementClients = (config: ManagementConfig, options: TransportOptions): SpaceClients =>
  managementOf(config, options)(config.contentful.environment)

/** Spaces and environments share one transport, because the rate limit belongs to the token. */
export function managementOf(config: ManagementConfig, options: TransportOptions) {
  const send = transport(options)
  const { association, events } = config.contentful.spaces
  return (environmentId: string): SpaceClients => ({
    association: clientOf(config, { spaceId: association.id, environmentId }, send),
    events: clientOf(config, { spaceId: events.id, environmentId }, send),
  })
}

type EnvironmentRef = { spaceId: string; environmentId: string }

function clientOf({ contentful, managementToken }: ManagementConfig, place: EnvironmentRef, send: Send) {
  return createClient(
    {
      accessToken: managementToken,
      host: contentful.hosts.management,
      hostUpload: contentful.hosts.upload,
      insecure: contentful.insecure,
      application: 'association',
      retryOnError: false, // the transport retries: it knows the rate limit and which requests are safe to repeat
      adapter: adapterFor(send),
    },
    { type: 'plain', defaults: place },
  )
}

type AxiosAdapter = Extract<NonNullable<RestAdapterParams['adapter']>, (...args: never[]) => unknown>

/** The SDK expects axios; errors pass unchanged. */
function adapterFor(send: Send): AxiosAdapter {
  return async (config) => {
    const { status, headers, body } = await send({
      method: (config.method ?? 'get').toUpperCase(),
      url: urlOf(config),
      headers: headersOf(config.headers),
      body: config.data ?? undefined,
    })
    return { data: body, status, statusText: '', headers: Object.fromEntries(headers), config }
  }
}

function urlOf({ baseURL = '', url = '', params, paramsSerializer }: Parameters<AxiosAdapter>[0]): string {
  const query =
    params && typeof paramsSerializer === 'object' ? paramsSerializer.serialize?.(params, undefined) : ''
  return `${baseURL.replace(/\/+$/, '')}/${url.replace(/^\/+/, '')}${query ? `?${query}` : ''}`
}

const headersOf = (headers: Parameters<AxiosAdapter>[0]['headers']) =>
  Object.fromEntries(
    Object.entries(headers.toJSON()).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, String(value)]],
    ),
  )
