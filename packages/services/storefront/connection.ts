import { createStorefrontApiClient } from '@shopify/storefront-api-client'
import type { TadaDocumentNode } from 'gql.tada'
import { print } from 'graphql'
import type { GenericSchema } from 'valibot'
import type { ShopConfig } from '../config/shop.ts'
import type { Log } from '../shared-state/shared-state.ts'
import { isUpstreamError, type UpstreamError, type UpstreamOptions, upstream } from '../upstream/index.ts'
import { errorOf } from './error-of.ts'
import { checkWire } from './wire.ts'

export type ShopOptions = {
  log: Log
  deadlineMs?: number
} & Pick<UpstreamOptions, 'now'>
export type Connection = ReturnType<typeof connect>

type FetchApi = NonNullable<Parameters<typeof createStorefrontApiClient>[0]['customFetchApi']>

/**
 * Gives Shopify's client this project's deadline, retry budget and circuit breaker. The client's retries stay off: they
 * read `Retry-After` seconds as milliseconds.
 */
export function connect(shop: ShopConfig, { log, deadlineMs = 10_000, now }: ShopOptions) {
  const service = upstream({ name: 'Shop', deadlineMs, maxBytes: 4 * 1024 * 1024, now })
  const logger = noticesTo(log)

  /** The client reduces a failure to a sentence; each call keeps the original error. */
  async function send<Result, Variables extends Record<string, unknown>>(
    { document, variables, schema }: ShopCall<Result, Variables>,
    changesNothing: boolean,
  ): Promise<Result> {
    let failure: UpstreamError | undefined
    const customFetchApi: FetchApi = async (url, { method, headers, body } = {}) => {
      const ask = { method, headers: Object.fromEntries(new Headers(headers)), body, changesNothing }
      try {
        return responseOf(await service.ask(addressOf(url, shop), ask))
      } catch (error) {
        if (isUpstreamError(error)) failure = error
        throw error
      }
    }
    const client = createStorefrontApiClient({
      storeDomain: shop.url,
      apiVersion: shop.apiVersion,
      privateAccessToken: shop.token,
      customFetchApi,
      logger,
    })
    const { data, errors } = await client.request<Result>(print(document), { variables })
    if (errors) throw failure ?? errorOf(errors)
    checkWire(data, schema)
    return data as Result
  }

  return {
    /** May be retried. Rejects with UpstreamError. */
    query: <Result, Variables extends Record<string, unknown>>(call: ShopCall<Result, Variables>) =>
      send(call, true),
    /** Never retried. Rejects with UpstreamError. */
    mutate: <Result, Variables extends Record<string, unknown>>(call: ShopCall<Result, Variables>) =>
      send(call, false),
  }
}

type ShopCall<Result, Variables> = {
  document: TadaDocumentNode<Result, Variables>
  variables: Variables
  schema: GenericSchema
}

/** Shopify's client always uses `https:`; the local twin uses `http:`. */
function addressOf(url: string, shop: ShopConfig) {
  const { pathname } = new URL(url)
  return new URL(pathname, shop.url)
}

const responseOf = ({ status, headers, body }: Awaited<ReturnType<ReturnType<typeof upstream>['ask']>>) =>
  new Response(new Uint8Array(body), {
    status,
    headers: { 'content-type': headers['content-type'] ?? '' },
  })

type Logger = NonNullable<Parameters<typeof createStorefrontApiClient>[0]['logger']>

/** Logs each notice of Shopify's client once. Drops reports of requests: their headers contain the token. */
function noticesTo(log: Log): Logger {
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
