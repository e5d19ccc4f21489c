import { createHmac, timingSafeEqual } from 'node:crypto'
import { parsedJson } from '@association/content/safe/parsed-json.ts'
import * as v from 'valibot'
import { type OrderRefund, registrationIn, type ShopOrder } from './order.ts'

/** Ids are numbers: the last part of a global id. */
const id = v.pipe(v.number(), v.integer(), v.transform(String))
const time = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.number(),
  v.finite(),
)
const pieces = v.pipe(v.number(), v.integer(), v.minValue(0))
/** A line's `properties` and an order's `note_attributes` are lists of names and values of any type. */
const attributes = v.pipe(
  v.nullish(v.array(v.object({ name: v.string(), value: v.nullish(v.unknown()) })), []),
  v.transform((list) =>
    list.map(({ name, value }) => ({ key: name, value: typeof value === 'string' ? value : undefined })),
  ),
)

/** https://shopify.dev/docs/api/admin-rest/2024-10/resources/order#resource-object (`line_items`) */
const line = v.object({
  id,
  // `null` for a deleted product or a custom line.
  variant_id: v.nullable(id),
  quantity: pieces,
  // https://shopify.dev/changelog/addition-of-lineitem-current_quantity-on-admin-rest-api
  current_quantity: v.optional(pieces),
  properties: attributes,
})

/** https://shopify.dev/docs/api/admin-rest/2024-10/resources/refund#resource-object */
const refund = v.object({
  id,
  refund_line_items: v.array(v.object({ line_item_id: id, quantity: pieces })),
})

/** https://shopify.dev/docs/api/admin-rest/2024-10/resources/order#resource-object */
const order = v.object({
  id,
  name: v.pipe(v.string(), v.maxLength(100)),
  test: v.optional(v.boolean(), false),
  financial_status: v.nullable(v.string()),
  cancelled_at: v.nullable(v.string()),
  created_at: time,
  updated_at: time,
  line_items: v.array(line),
  note_attributes: attributes,
  refunds: v.optional(v.array(refund), []),
})

/** A refund webhook names its order and contains each line's attributes. */
const aloneRefund = v.object({
  ...refund.entries,
  order_id: id,
  refund_line_items: v.array(
    v.object({
      line_item_id: id,
      quantity: pieces,
      line_item: v.nullish(v.object({ properties: attributes })),
    }),
  ),
})

/** A refund comes without its order. */
export type ShopNews =
  | { kind: 'order'; order: ShopOrder }
  | { kind: 'refund'; orderId: string; refund: OrderRefund; registrations: readonly string[] }

/** https://shopify.dev/docs/api/webhooks */
export const orderTopics = ['orders/paid', 'orders/cancelled', 'refunds/create'] as const
export type OrderTopic = (typeof orderTopics)[number]

export function readWebhook(topic: OrderTopic, body: string): ShopNews | undefined {
  const json = parsedJson(body)
  if (topic === 'refunds/create') {
    const read = v.safeParse(aloneRefund, json)
    return read.success ? refundNews(read.output) : undefined
  }
  const read = v.safeParse(order, json)
  return read.success ? { kind: 'order', order: orderOf(read.output) } : undefined
}

/** The shop has or had the whole payment. */
const paidStatuses: readonly (string | null)[] = ['paid', 'partially_refunded', 'refunded']

const orderOf = (wire: v.InferOutput<typeof order>): ShopOrder => ({
  id: wire.id,
  name: wire.name,
  isTest: wire.test,
  isPaid: paidStatuses.includes(wire.financial_status),
  isCanceled: wire.cancelled_at !== null,
  createdAt: wire.created_at,
  updatedAt: wire.updated_at,
  lines: wire.line_items.map(({ id: lineId, variant_id, quantity, current_quantity, properties }) => ({
    ...{ id: lineId, variantId: variant_id ?? '', quantity, current: current_quantity ?? quantity },
    registration: registrationIn(properties),
  })),
  refunds: wire.refunds.map(refundOf),
  registrations: [registrationIn(wire.note_attributes) ?? []].flat(),
})

const refundOf = (wire: v.InferOutput<typeof refund>): OrderRefund => ({
  id: wire.id,
  lines: wire.refund_line_items.map(({ line_item_id, quantity }) => ({ lineId: line_item_id, quantity })),
})

const refundNews = (wire: v.InferOutput<typeof aloneRefund>): ShopNews => ({
  kind: 'refund',
  orderId: wire.order_id,
  refund: refundOf(wire),
  registrations: [
    ...new Set(
      wire.refund_line_items.flatMap(({ line_item }) => registrationIn(line_item?.properties ?? []) ?? []),
    ),
  ],
})

/**
 * Verifies `X-Shopify-Hmac-SHA256`: the base64 HMAC-SHA256 of the raw body with the API secret of the app
 * (https://shopify.dev/docs/apps/build/webhooks/subscribe/https).
 */
export function isSignedByShop(body: Buffer, given: string | null, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest()
  const sent = Buffer.from(given ?? '', 'base64')
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

export const shopSignature = (body: Buffer | string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('base64')
