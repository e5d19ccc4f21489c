import { type StorefrontTwin, startStorefront } from '@association/local/storefront/index.ts'
import { sold } from '@association/local/storefront/testing/sold.ts'
import { siteConfig } from '@association/services/config'
import { sign } from '@association/services/signature'
import { storefront } from '@association/services/storefront'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localEnvironment } from '../../../packages/local/environment/environment.ts'
import { answerVariants } from './answer-variants.ts'

const config = siteConfig(localEnvironment())
const now = Date.UTC(2026, 0, 5)
const path = '/api/editor/variants'
let twin: StorefrontTwin
beforeAll(async () => {
  const variants = [
    sold('41', 895, { productTitle: 'Finance' }),
    sold('42', 75, { productTitle: 'Coaching' }),
  ]
  twin = await startStorefront({ token: config.shop.token, siteUrl: config.siteUrl, sold: variants })
})
afterAll(() => twin.close())

function ask(given: object, secret = config.preview.appSigningSecret) {
  const body = JSON.stringify(given)
  const headers = { 'content-type': 'application/json', 'x-contentful-space-id': 'association' }
  const signature = sign(secret, { method: 'POST', path, headers, body }, now)
  const sent = { ...headers, ...signature, origin: 'http://localhost:3001' }
  const request = new Request(config.siteUrl + path, { method: 'POST', body, headers: sent })
  const shop = { ...config.shop, url: twin.url }
  const log = { info() {}, warn() {} }
  return answerVariants(request, { config, now, shop: storefront(shop, { log }) })
}

test('an editor finds variants of the shop, and no token of the shop is in the answer', async () => {
  const response = await ask({ query: ' fina ' })
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3001')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const text = await response.text()
  expect(JSON.parse(text).variants).toMatchObject([{ id: '41', productTitle: 'Finance', priceCents: 89_500 }])
  expect(text).not.toContain(config.shop.token)
  expect(await (await ask({ query: 1, after: null })).json()).toMatchObject({ variants: [{}, {}] })
})

test('a request that Contentful did not sign is refused', async () => {
  expect((await ask({ query: 'fina' }, 'f'.repeat(64))).status).toBe(401)
})

test('answers 502 if the shop fails', async () => {
  await fetch(`${twin.url}/faults/broken`, { method: 'PUT' })
  const response = await ask({ query: 'fina' })
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({
    title: 'The shop failed',
    detail: 'The shop does not answer.',
  })
})
