import Fastify from 'fastify'
import { multipassSecret } from '../members/accounts.ts'
import { faultSwitch } from '../server/faults.ts'
import { listen } from '../server/listen.ts'
import { accountRoutes } from './account/routes.ts'
import { apiRoutes } from './api/routes.ts'
import { catalogOf, type Sold } from './catalog/catalog.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { controlRoutes } from './control.ts'
import { orderRoutes } from './orders/routes.ts'
import { webhookSender } from './orders/webhooks.ts'
import { pageRoutes } from './page/routes.ts'
import type { Shop } from './shop.ts'
import { stock } from './stock.ts'
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

/** Stands in for Shopify: Storefront API, hosted checkout, Multipass and a customer's orders. */
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
