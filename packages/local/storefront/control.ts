import { isRecord } from '@association/content/safe/is-record.ts'
import type { FastifyInstance } from 'fastify'
import { priceIn, type Shop } from './shop.ts'

/** Replaces the merchant's administration: `PUT /stock/<variant>`, `PUT /price/<variant>`. */
export async function controlRoutes(server: FastifyInstance, { shop }: { shop: Shop }) {
  server.put<{ Params: { variant: string } }>('/stock/:variant', ({ params, body }, reply) => {
    const pieces = isRecord(body) ? body.pieces : undefined
    if (!isWhole(pieces)) return reply.status(400).send({ message: 'Send { "pieces": 3 }.' })
    shop.data.setStock(params.variant, pieces)
    return { variant: params.variant, pieces }
  })
  server.put<{ Params: { variant: string } }>('/price/:variant', ({ params, body }, reply) => {
    const cents = isRecord(body) ? body.cents : undefined
    if (!isWhole(cents)) return reply.status(400).send({ message: 'Send { "cents": 89500 }.' })
    const price = { ...priceIn(shop, params.variant), price: cents / 100 }
    shop.data.setPrice(params.variant, price)
    return { variant: params.variant, price }
  })
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
