import { createClient, type PlainClientAPI, RestAdapter } from 'contentful-management'
import type { WebAppConfig } from '../config/web-app-config.ts'
import { personOf } from './person.ts'

export type Scope = { spaceId: string; environmentId: string }

export type Clients = {
  config: WebAppConfig
  cma: PlainClientAPI
  run(request: unknown): Promise<unknown>
}

export function createClients(config: WebAppConfig): Clients {
  const connection = {
    accessToken: personOf(config).managementToken,
    host: config.hosts.management,
    hostUpload: config.hosts.upload,
    insecure: config.insecure,
    retryLimit: 2,
  }
  const adapter = new RestAdapter(connection)
  return {
    config,
    cma: createClient(connection),
    // Comes through postMessage; the adapter validates it.
    run: (request) => adapter.makeRequest(request as Parameters<typeof adapter.makeRequest>[0]),
  }
}

/** Apps that build URLs need the protocol. */
export const origin = ({ insecure }: Pick<WebAppConfig, 'insecure'>, host: string) =>
  `${insecure ? 'http' : 'https'}://${host}`
