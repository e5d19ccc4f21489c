import { orderName } from '../page/names.ts'
import type { Attribute, NumberedOrder, Refund } from '../store/shop.ts'

/** Ids are numbers, as at Shopify. */
export const orderId = (number: number) => 5_000_000 + number
export const lineId = (number: number, index: number) => orderId(number) * 1000 + index
const refundId = (number: number, index: number) => orderId(number) * 1000 + 900 + index

export function financialStatus({ lines, refunds = [], canceledAt }: NumberedOrder) {
  if (canceledAt !== undefined) return 'refunded'
  const refunded = refunds.flatMap((refund) => refund.lines).reduce((sum, line) => sum + line.quantity, 0)
  if (refunded === 0) return 'paid'
  const bought = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return refunded < bought ? 'partially_refunded' : 'refunded'
}

const namesAndValues = (attributes: readonly Attribute[] = []) =>
  attributes.map(({ key, value }) => ({ name: key, value: value ?? '' }))

/** Webhooks send the form of the REST Admin API. */
export const orderResource = (order: NumberedOrder) => ({
  id: orderId(order.number),
  admin_graphql_api_id: `gid://shopify/Order/${orderId(order.number)}`,
  name: orderName(order.number),
  email: order.email,
  test: order.isTest ?? false,
  currency: 'USD',
  total_price: (order.totalCents / 100).toFixed(2),
  financial_status: financialStatus(order),
  cancelled_at: order.canceledAt ?? null,
  created_at: order.at,
  updated_at: order.updatedAt ?? order.at,
  note_attributes: namesAndValues(order.attributes),
  line_items: order.lines.map((line, index) => lineResource(order, line, index)),
  refunds: (order.refunds ?? []).map((refund, index) => refundOf(order, refund, index)),
})

const refundedOf = ({ refunds = [] }: NumberedOrder, index: number) =>
  refunds
    .flatMap(({ lines }) => lines)
    .filter(({ line }) => line === index)
    .reduce((sum, { quantity }) => sum + quantity, 0)

const lineResource = (order: NumberedOrder, line: NumberedOrder['lines'][number], index: number) => ({
  id: lineId(order.number, index),
  variant_id: Number(line.variantId) || null,
  title: line.productTitle,
  quantity: line.quantity,
  current_quantity: order.canceledAt === undefined ? line.quantity - refundedOf(order, index) : 0,
  price: (line.cents / 100).toFixed(2),
  properties: namesAndValues(line.attributes),
})

const refundOf = (order: NumberedOrder, { at, lines }: Refund, index: number) => ({
  id: refundId(order.number, index),
  order_id: orderId(order.number),
  created_at: at,
  refund_line_items: lines.flatMap(({ line, quantity }) => {
    const bought = order.lines[line]
    return bought
      ? { line_item_id: lineId(order.number, line), quantity, line_item: lineResource(order, bought, line) }
      : []
  }),
})

export const lastRefundResource = (order: NumberedOrder) => orderResource(order).refunds.at(-1)
