import { createPlainClient } from 'contentful-management/plain-client'

/**
 * What app-sdk needs of `contentful-management`, and no more: the plain client over the host's channel. The package's
 * own entry brings its HTTP adapter and the legacy client along, 60 kB that nothing inside Contentful ever runs.
 */
export function createClient(
  { apiAdapter }: { apiAdapter: { makeRequest(options: object): Promise<unknown> } },
  { defaults }: { defaults?: object } = {},
) {
  return createPlainClient((options) => apiAdapter.makeRequest(options), defaults)
}
