import { createPlainClient } from 'contentful-management/plain-client'

/**
 * Replaces app-sdk's `contentful-management` by the plain client over the host's channel. The original adds an HTTP
 * adapter and the legacy client (60 kB), unused inside Contentful.
 */
export function createClient(
  { apiAdapter }: { apiAdapter: { makeRequest(options: object): Promise<unknown> } },
  { defaults }: { defaults?: object } = {},
) {
  return createPlainClient((options) => apiAdapter.makeRequest(options), defaults)
}
