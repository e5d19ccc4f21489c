import { isRecord } from '@association/content/safe/is-record.ts'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { multipassSecret } from '../members/accounts.ts'
import { faultSwitch } from '../server/faults.ts'
import { listen } from '../server/listen.ts'
import { accountRoutes } from './account/routes.ts'
import { apiRoutes } from './api/routes.ts'
import { catalogOf, type Sold } from './catalog/catalog.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { webhookSender } from './orders/webhooks.ts'
import { pageRoutes } from './page/routes.ts'
import { priceIn, type Shop } from './shop.ts'
import { shopData } from './store/shop.ts'

export type StorefrontTwin = {
  /** The site's `SHOPIFY_STORE_URL`. */
  url: string
  shop: Shop
  close(): Promise<void>
}

type Options = {
  port?: number
  /** The private token of the Storefront API. */
  token: string
  /** Without it, the Admin API refuses everything. */
  adminToken?: string
  /** Signs webhooks; without it, none is sent. */
  webhookSecret?: string | undefined
  siteUrl: string
  /** Carts and orders live in memory without a folder. */
  data?: string
  now?: () => Date
  sold: readonly Sold[]
}

/** The twin of Shopify: Storefront API, hosted checkout, Multipass and a customer's orders. */
export async function startStorefront(options: Options): Promise<StorefrontTwin> {
  const { port = 0, token, siteUrl, sold, now = () => new Date() } = options
  const server = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 })
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_, body, done) => done(null, body),
  )
  const catalog = catalogOf(sold)
  const data = shopData(options.data)
  for (const { variantId, price } of sold) data.beginPrice(variantId, price)
  for (const [variantId, pieces] of Object.entries(stock)) data.beginStock(variantId, pieces)
  let url = ''
  const webhooks = webhookSender({
    secret: options.webhookSecret,
    url: `${siteUrl}/api/shop/orders`,
    now,
  })
  const shop: Shop = { catalog, data, siteUrl, now, webhooks, url: () => url }
  const faults = faultSwitch(server)
  await server.register(apiRoutes, { shop, token, adminToken: options.adminToken, faults })
  await server.register(checkoutRoutes, { shop })
  await server.register(accountRoutes, { shop, multipassSecret })
  await server.register(controlRoutes, { shop })
  await server.register(orderRoutes, { shop })
  await pageRoutes(server, { shop })
  url = `http://localhost:${await listen(server, port)}`
  return {
    url,
    shop,
    async close() {
      await server.close()
      data.close()
    },
  }
}

/** Initial limited stock by variant. */
const stock: Readonly<Record<string, number>> = {
  // A hard cover is sold out, a paperback has two copies left.
  '41031301': 0,
  '41031401': 2,
}

/** Replaces the merchant's administration: `PUT /stock/<variant>`, `PUT /price/<variant>`. */
async function controlRoutes(server: FastifyInstance, { shop }: { shop: Shop }) {
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
