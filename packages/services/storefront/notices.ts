import type { createStorefrontApiClient } from '@shopify/storefront-api-client'
import type { Log } from '../shared-state/shared-state.ts'

type Logger = NonNullable<Parameters<typeof createStorefrontApiClient>[0]['logger']>

/** Logs each notice of Shopify's client once. Drops reports of requests: their headers contain the token. */
export function noticesTo(log: Log): Logger {
  const written = new Set<string>()
  const once = (notice: string) => {
    if (written.has(notice)) return
    written.add(notice)
    log.warn(notice)
  }
  return ({ type, content }) => {
    if (type === 'Unsupported_Api_Version')
      once(`Shop: version ${content.apiVersion} of the Storefront API is no longer supported by its client.`)
    if (type === 'HTTP-Response-GraphQL-Deprecation-Notice') once(`Shop: ${content.deprecationNotice}`)
  }
}
