import { createAdminApiClient } from '@shopify/admin-api-client'
import * as v from 'valibot'
import type { ShopAdminConfig } from '../config/index.ts'
import { errorOf } from '../storefront/error-of.ts'
import { isUpstreamError, UpstreamError, upstream } from '../upstream/index.ts'
import { registrationIn, type ShopOrder } from './order.ts'

type FetchApi = NonNullable<Parameters<typeof createAdminApiClient>[0]['customFetchApi']>

/** Small: the shop limits a query's cost to 1,000 points. */
const perPage = { orders: 10, lines: 50 }

/** `Order` and `LineItem`: https://shopify.dev/docs/api/admin-graphql/2024-04/objects/Order */
const document = `
  query Orders($query: String!, $after: String) {
    orders(first: ${perPage.orders}, after: $after, query: $query, sortKey: UPDATED_AT) {
      nodes {
        id name test displayFinancialStatus cancelledAt createdAt updatedAt
        customAttributes { key value }
        lineItems(first: ${perPage.lines}) {
          nodes { id quantity currentQuantity variant { id } customAttributes { key value } }
          pageInfo { hasNextPage }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`

/** `gid://shopify/Order/450789469`. */
const id = v.pipe(
  v.string(),
  v.regex(/^gid:\/\/shopify\/\w+\/\d+$/),
  v.transform((gid) => gid.slice(gid.lastIndexOf('/') + 1)),
)
const time = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.number(),
  v.finite(),
)
const pieces = v.pipe(v.number(), v.integer(), v.minValue(0))
const attributes = v.array(v.object({ key: v.string(), value: v.nullish(v.string()) }))

const answer = v.object({
  orders: v.object({
    nodes: v.array(
      v.object({
        ...{ id, name: v.string(), test: v.boolean(), displayFinancialStatus: v.nullable(v.string()) },
        ...{ cancelledAt: v.nullable(v.string()), createdAt: time, updatedAt: time },
        customAttributes: attributes,
        lineItems: v.object({
          nodes: v.array(
            v.object({
              ...{ id, quantity: pieces, currentQuantity: pieces },
              variant: v.nullable(v.object({ id })),
              customAttributes: attributes,
            }),
          ),
          pageInfo: v.object({ hasNextPage: v.boolean() }),
        }),
      }),
    ),
    pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
  }),
})
type OrdersAnswer = v.InferOutput<typeof answer>

type Options = {
  /** Changed at or after this time, in milliseconds. */
  since: number
  /** Limits one request. */
  deadlineMs?: number
  signal?: AbortSignal | undefined
}

/** Returns orders except test orders, the oldest change first. Rejects with UpstreamError. */
export async function readOrders(shop: ShopAdminConfig, options: Options): Promise<ShopOrder[]> {
  const send = sender(shop, options)
  const query = `updated_at:>='${new Date(options.since).toISOString()}'`
  const orders: ShopOrder[] = []
  for (let after: string | null = null; ; ) {
    options.signal?.throwIfAborted()
    const { nodes, pageInfo }: OrdersAnswer['orders'] = (await send(document, answer, { query, after }))
      .orders
    orders.push(...nodes.map(orderOf))
    if (!pageInfo.hasNextPage) return orders.filter(({ isTest }) => !isTest)
    if (pageInfo.endCursor === null || pageInfo.endCursor === after) throw malformed('the pages have no end')
    after = pageInfo.endCursor
  }
}

/** https://shopify.dev/docs/api/admin-graphql/2024-04/objects/AppInstallation */
const scopes = v.object({
  currentAppInstallation: v.object({ accessScopes: v.array(v.object({ handle: v.string() })) }),
})

/** Returns scopes such as `read_orders`. Rejects with UpstreamError. */
export async function readScopes(shop: ShopAdminConfig): Promise<string[]> {
  const send = sender(shop, {})
  const text = '{ currentAppInstallation { accessScopes { handle } } }'
  const { currentAppInstallation } = await send(text, scopes)
  return currentAppInstallation.accessScopes.map(({ handle }) => handle)
}

/** Gives Shopify's client this project's deadline, retry budget and circuit breaker. */
function sender(shop: ShopAdminConfig, { deadlineMs = 20_000 }: Pick<Options, 'deadlineMs'>) {
  const service = upstream({ name: 'Shop', deadlineMs, maxBytes: 8 * 1024 * 1024 })
  let failure: UpstreamError | undefined
  const customFetchApi: FetchApi = async (url, { method, headers, body } = {}) => {
    const ask = { method, headers: Object.fromEntries(new Headers(headers)), body, changesNothing: true }
    try {
      // Shopify's client always uses `https:`; the local twin speaks http.
      const { pathname } = new URL(url)
      const { status, headers: sent, body: bytes } = await service.ask(new URL(pathname, shop.url), ask)
      const type = sent['content-type'] ?? ''
      return new Response(new Uint8Array(bytes), { status, headers: { 'content-type': type } })
    } catch (error) {
      if (isUpstreamError(error)) failure = error
      throw error
    }
  }
  const client = createAdminApiClient({
    storeDomain: shop.url,
    apiVersion: shop.apiVersion,
    accessToken: shop.adminToken,
    customFetchApi,
    // It would log the headers, which contain the token.
    logger: () => {},
  })
  return async <T>(text: string, schema: v.GenericSchema<unknown, T>, variables = {}): Promise<T> => {
    failure = undefined
    const { data, errors } = await client.request(text, { variables })
    if (errors) throw failure ?? errorOf(errors)
    const read = v.safeParse(schema, data)
    if (read.success) return read.output
    throw malformed(`the answer has an unexpected value at “${v.getDotPath(read.issues[0]) ?? 'its root'}”`)
  }
}

const malformed = (message: string) => new UpstreamError('Shop', 'malformed', { message })

const paidStatuses: readonly (string | null)[] = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED']

function orderOf(wire: OrdersAnswer['orders']['nodes'][number]): ShopOrder {
  const { nodes, pageInfo } = wire.lineItems
  // A registration has few lines. An incomplete order must not look complete.
  if (pageInfo.hasNextPage) throw malformed(`the order ${wire.name} has more than ${perPage.lines} lines`)
  return {
    ...{ id: wire.id, name: wire.name, isTest: wire.test },
    isPaid: paidStatuses.includes(wire.displayFinancialStatus),
    isCanceled: wire.cancelledAt !== null,
    createdAt: wire.createdAt,
    updatedAt: wire.updatedAt,
    lines: nodes.map(({ id: lineId, variant, quantity, currentQuantity, customAttributes }) => ({
      ...{ id: lineId, variantId: variant?.id ?? '', quantity, current: currentQuantity },
      registration: registrationIn(customAttributes),
    })),
    // `currentQuantity` excludes refunded pieces.
    refunds: [],
    registrations: [registrationIn(wire.customAttributes) ?? []].flat(),
  }
}
