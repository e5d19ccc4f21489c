import { connection, type Paging } from '../connection.ts'
import { orderResource } from '../orders/resources.ts'
import type { Shop } from '../shop.ts'

type Resource = ReturnType<typeof orderResource>
type OrdersQuery = Paging & { query?: string | null }

/** Orders come oldest change first. */
export const adminResolvers = (shop: Shop) => ({
  QueryRoot: {
    shop: () => ({ id: 'gid://shopify/Shop/1', name: 'The shop (local twin)' }),
    currentAppInstallation: () => ({ accessScopes: [{ handle: 'read_orders' }] }),
    orders: (_: unknown, { query, ...paging }: OrdersQuery) =>
      connection(
        shop.data
          .allOrders()
          .map(orderResource)
          .filter(({ updated_at }) => Date.parse(updated_at) >= sinceIn(query ?? ''))
          .map(orderNode),
        paging,
      ),
  },
})

/** Supports only `updated_at:>=<time>` of Shopify's search syntax. */
const sinceIn = (query: string) => Date.parse(/updated_at:>='?([^'\s]+)/.exec(query)?.[1] ?? '') || 0

const orderNode = (order: Resource) => ({
  id: order.admin_graphql_api_id,
  name: order.name,
  test: order.test,
  displayFinancialStatus: order.financial_status.toUpperCase(),
  cancelledAt: order.cancelled_at,
  createdAt: order.created_at,
  updatedAt: order.updated_at,
  customAttributes: attributesOf(order.note_attributes),
  lineItems: (paging: Paging) => connection(order.line_items.map(lineNode), paging),
  refunds: () =>
    order.refunds.map(({ id, refund_line_items }) => ({
      id: `gid://shopify/Refund/${id}`,
      refundLineItems: (paging: Paging) =>
        connection(
          refund_line_items.map(({ quantity, line_item }) => ({ quantity, lineItem: lineNode(line_item) })),
          paging,
        ),
    })),
})

const lineNode = ({
  id,
  variant_id,
  quantity,
  current_quantity,
  properties,
}: Resource['line_items'][number]) => ({
  ...{ id: `gid://shopify/LineItem/${id}`, quantity, customAttributes: attributesOf(properties) },
  currentQuantity: current_quantity,
  variant: variant_id === null ? null : { id: `gid://shopify/ProductVariant/${variant_id}` },
})

const attributesOf = (pairs: readonly { name: string; value: string }[]) =>
  pairs.map(({ name, value }) => ({ key: name, value }))
