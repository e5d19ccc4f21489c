import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type StorefrontTwin, startStorefront } from '../../local/storefront/index.ts'
import { sold } from '../../local/storefront/testing/sold.ts'
import type { ShopAdminConfig } from '../config/index.ts'
import { storefront } from '../storefront/index.ts'
import { paidPieces } from './order.ts'
import { readOrders } from './read-orders.ts'
import { isSignedByShop, type OrderTopic, readWebhook } from './read-webhook.ts'

const secret = 'shpss_a-webhook-secret'
const registration = 'a-registration-0001'
type Received = { topic: string; id: string; body: Buffer; signature: string; isTest: boolean }
const received: Received[] = []
let refusals = 0
let twin: StorefrontTwin
let shop: ShopAdminConfig

const site = createServer(async (request, response) => {
  if (request.url !== '/api/shop/orders') return void response.writeHead(404).end()
  received.push(await webhookOf(request))
  refusals -= 1
  response.writeHead(refusals >= 0 ? 503 : 204).end()
})

async function webhookOf(request: IncomingMessage): Promise<Received> {
  const header = (name: string) => String(request.headers[name] ?? '')
  return {
    topic: header('x-shopify-topic'),
    id: header('x-shopify-webhook-id'),
    body: Buffer.concat(await request.toArray()),
    signature: header('x-shopify-hmac-sha256'),
    isTest: header('x-shopify-test') === 'true',
  }
}

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  twin = await startStorefront({
    ...{ token: 'storefront', adminToken: 'shpat_admin', webhookSecret: secret, siteUrl },
    sold: [sold('41', 100), sold('42', 20)],
  })
  shop = { url: twin.url, apiVersion: '2024-04', adminToken: 'shpat_admin' }
})
beforeEach(() => {
  received.splice(0)
  refusals = 0
})
afterEach(async () => {
  for (const path of ['faults/none', 'webhooks/none']) await control(path)
})
afterAll(async () => {
  await twin.close()
  site.close()
})

const control = (path: string, body?: unknown) =>
  fetch(`${twin.url}/${path}`, {
    method: 'PUT',
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })

async function buy(customAttributes = [{ key: '_registration', value: registration }]): Promise<number> {
  const config = { url: twin.url, token: 'storefront', apiVersion: '2024-04', origins: [twin.url] }
  const lines = ['41', '42'].map((variantId) => ({ variantId, quantity: 2, customAttributes }))
  const cart = await storefront(config, { log: { info() {}, warn() {} } }).createCart(lines)
  if (!cart) throw new Error('There is no cart')
  const paid = await fetch(cart.checkoutUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      ...{ email: 'ada@example.org', name: 'Ada', card: '1', expiry: '12/40', code: '123', total: '24000' },
    }),
  })
  expect(paid.status).toBe(303)
  return twin.shop.data.allOrders().length
}
const news = ({ topic, body }: Received) => readWebhook(topic as OrderTopic, body.toString('utf8'))
const pieces = (order: Parameters<typeof paidPieces>[0]) =>
  Object.fromEntries(paidPieces(order, registration))
const newest = async () => {
  const order = (await readOrders(shop, { since: 0 })).at(-1)
  if (!order) throw new Error('There is no order')
  return order
}

describe('a webhook of the twin', () => {
  test('contains a paid order with its lines, signed over its bytes', async () => {
    const number = await buy()
    const [webhook] = received
    if (!webhook) throw new Error('No webhook came')
    expect(isSignedByShop(webhook.body, webhook.signature, secret)).toBe(true)
    expect(isSignedByShop(Buffer.concat([webhook.body, Buffer.from(' ')]), webhook.signature, secret)).toBe(
      false,
    )
    const told = news(webhook)
    if (told?.kind !== 'order') throw new Error('It is no order')
    expect(told.order).toMatchObject({ name: `#${1000 + number}`, isTest: false, isPaid: true })
    expect(pieces(told.order)).toEqual({ 41: 2, 42: 2 })
  })

  test('contains a refund without its order, and a cancellation with it', async () => {
    const number = await buy()
    await control(`orders/${number}/refund`, { lines: [{ variant: '41', quantity: 1 }] })
    await control(`orders/${number}/cancel`)
    const [, refund, cancellation] = received.map(news)
    expect(refund).toMatchObject({
      kind: 'refund',
      refund: { lines: [{ quantity: 1 }] },
      registrations: [registration],
    })
    if (cancellation?.kind !== 'order') throw new Error('It is no order')
    expect([cancellation.order.isCanceled, pieces(cancellation.order)]).toEqual([true, {}])
  })

  test.each([
    ['lost', 0, true],
    ['twice', 2, true],
    ['forged', 1, false],
  ])('that is %s comes %i times', async (fault, times, isSigned) => {
    await control(`webhooks/${fault}`)
    await buy()
    expect(received).toHaveLength(times)
    expect(new Set(received.map(({ id }) => id)).size).toBeLessThanOrEqual(1)
    for (const { body, signature } of received) expect(isSignedByShop(body, signature, secret)).toBe(isSigned)
  })

  test('that is reversed arrives after the next one, and a test order is marked', async () => {
    await control('webhooks/reversed')
    const number = await buy()
    await control(`orders/${number}/cancel`)
    expect(received.map(({ topic }) => topic)).toEqual(['orders/cancelled', 'orders/paid'])
    await control('webhooks/tests')
    await buy()
    expect(received.at(-1)?.isTest).toBe(true)
  })

  test('is repeated with the same id until the site accepts it', async () => {
    refusals = 2
    await buy()
    await expect.poll(() => received.length).toBe(3)
    expect(new Set(received.map(({ id }) => id)).size).toBe(1)
  })
})

describe('orders through the Admin API', () => {
  test('have their lines, without refunded and canceled ones', async () => {
    const number = await buy()
    expect(pieces(await newest())).toEqual({ 41: 2, 42: 2 })
    await control(`orders/${number}/refund`, { lines: [{ variant: '41', quantity: 2 }] })
    expect(pieces(await newest())).toEqual({ 42: 2 })
    await control(`orders/${number}/cancel`)
    expect(pieces(await newest())).toEqual({})
  })

  test('come page by page, each once, those that changed since a time', async () => {
    for (const _ of Array.from({ length: 12 })) await buy()
    const all = await readOrders(shop, { since: 0 })
    expect(all.length).toBeGreaterThan(20)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(await readOrders(shop, { since: Date.now() + 60_000 })).toEqual([])
  })

  test.each(['down', 'html', 'cut', 'broken', 'busy', 'unavailable'])(
    'are never an empty list while the shop is “%s”',
    async (fault) => {
      await control(`faults/${fault}`)
      await expect(readOrders(shop, { since: 0 })).rejects.toMatchObject({ code: 'UPSTREAM' })
    },
  )

  test('need the token', async () =>
    expect(readOrders({ ...shop, adminToken: 'wrong' }, { since: 0 })).rejects.toMatchObject({ status: 401 }))
})
