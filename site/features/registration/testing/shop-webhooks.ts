import { shopSignature } from '@association/services/orders/read-webhook.ts'

export const webhookSecret = 'shpss_a-webhook-secret-of-a-test'

type OrderLine = { id: number; variantId: number | null; quantity: number; registration?: string }

/** Shopify sends more fields than the site uses. */
export const orderOf = (lines: readonly OrderLine[], changed: Record<string, unknown> = {}) => ({
  ...{ id: 5_001, name: '#1001', test: false, email: 'ada@example.org', financial_status: 'paid' },
  ...{ cancelled_at: null, note_attributes: [], refunds: [] },
  created_at: '2025-07-01T12:00:00-04:00',
  updated_at: '2025-07-01T12:00:01-04:00',
  line_items: lines.map(({ id, variantId, quantity, registration }) => ({
    ...{ id, variant_id: variantId, quantity, title: 'A line' },
    properties: registration === undefined ? [] : [{ name: '_registration', value: registration }],
  })),
  ...changed,
})

/** Shopify sends a refund without its order. */
export const refundOf = (
  id: number,
  lines: readonly { line: number; quantity: number; registration?: string }[],
  orderId = 5_001,
) => ({
  ...{ id, order_id: orderId, created_at: '2025-07-02T12:00:00-04:00' },
  refund_line_items: lines.map(({ line, quantity, registration }) => ({
    ...{ line_item_id: line, quantity },
    ...(registration && {
      line_item: { properties: [{ name: '_registration', value: registration }] },
    }),
  })),
})

let sent = 0

export function webhook(topic: string, body: unknown, headers: Record<string, string> = {}): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  sent += 1
  return new Request('https://site.test/api/shop/orders', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-webhook-id': `webhook-${sent}`,
      'x-shopify-hmac-sha256': shopSignature(text, webhookSecret),
      ...headers,
    },
    body: text,
  })
}
