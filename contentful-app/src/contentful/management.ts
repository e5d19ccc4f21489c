import { createPlainClient } from 'contentful-management/plain-client'

/**
 * Replaces the entry of `contentful-management` with its plain client over the host channel. The package entry adds 60
 * kB of HTTP adapter and legacy client, which the app never uses.
 */
export function createClient(
  { apiAdapter }: { apiAdapter: { makeRequest(options: object): Promise<unknown> } },
  { defaults }: { defaults?: object } = {},
) {
  return createPlainClient((options) => apiAdapter.makeRequest(options), defaults)
}
