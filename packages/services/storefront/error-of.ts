import type { ClientResponse } from '@shopify/storefront-api-client'
import { UpstreamError } from '../upstream/index.ts'

type Errors = NonNullable<ClientResponse['errors']>

export function errorOf({ networkStatusCode: status = 0, message, graphQLErrors }: Errors): UpstreamError {
  if (Array.isArray(graphQLErrors)) {
    const isThrottled = graphQLErrors.some(({ extensions }) => extensions?.code === 'THROTTLED')
    const sentences = graphQLErrors.map((error) => error.message).join(' ')
    return new UpstreamError('Shop', 'status', { message: sentences, status: isThrottled ? 429 : status })
  }
  return status >= 200 && status < 300
    ? new UpstreamError('Shop', 'malformed', { message: message ?? 'no answer of the Storefront API' })
    : new UpstreamError('Shop', 'status', { message: `answered ${status}`, status })
}
