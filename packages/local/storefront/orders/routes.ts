import { isRecord } from '@association/content/safe/is-record.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Shop } from '../shop.ts'
import type { NumberedOrder } from '../store/shop.ts'
import { lastRefundResource, orderResource } from './resources.ts'
import { webhookFaults } from './webhooks.ts'

type OfOrder = { Params: { number: string } }

/**
 * Replaces the merchant's administration: `PUT /orders/<number>/cancel`, `PUT /orders/<number>/refund`, and
 * `PUT /webhooks/<fault>`.
 */
export async function orderRoutes(server: FastifyInstance, { shop }: { shop: Shop }) {
  server.put<OfOrder>('/orders/:number/cancel', async ({ params }, reply) => {
    const at = shop.now().toISOString()
    const order = shop.data.changeOrder(Number(params.number), (known) => ({
      ...known,
      canceledAt: at,
      updatedAt: at,
    }))
    if (!order) return unknownOrder(reply)
    await shop.webhooks.send('orders/cancelled', orderResource(order))
    return { order: order.number }
  })
  server.put<OfOrder>('/orders/:number/refund', async ({ params, body }, reply) => {
    const wanted = isRecord(body) && Array.isArray(body.lines) ? body.lines.filter(isRecord) : undefined
    if (!wanted)
      return reply.status(400).send({ message: 'Send { "lines": [{ "variant": "41", "quantity": 1 }] }.' })
    const at = shop.now().toISOString()
    const order = shop.data.changeOrder(Number(params.number), (known) => ({
      ...known,
      updatedAt: at,
      refunds: [...(known.refunds ?? []), { at, lines: wanted.flatMap((line) => refundedLine(known, line)) }],
    }))
    if (!order) return unknownOrder(reply)
    await shop.webhooks.send('refunds/create', lastRefundResource(order))
    return { order: order.number }
  })
  server.put<{ Params: { fault: string } }>('/webhooks/:fault', ({ params }, reply) => {
    const fault = webhookFaults.find((name) => name === params.fault)
    if (!fault) return reply.status(404).send({ faults: webhookFaults })
    shop.webhooks.setFault(fault)
    return { fault }
  })
}

const unknownOrder = (reply: FastifyReply) => reply.status(404).send({ message: 'There is no such order.' })

function refundedLine(
  { lines }: Pick<NumberedOrder, 'lines'>,
  { variant, quantity }: Record<string, unknown>,
) {
  const line = lines.findIndex(({ variantId }) => variantId === String(variant))
  return line < 0 || !Number.isSafeInteger(quantity) ? [] : { line, quantity: Number(quantity) }
}
