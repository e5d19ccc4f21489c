import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storefront } from './index.ts'

type Received = { url: string; token: string | undefined; body: string }
const token = 'shpat_a-private-token'
const server = createServer((request, response) => {
  void note(request).then(() => answer(request, response))
})
let answer: RequestListener
let url: string
const received: Received[] = []
const logged: string[] = []

async function note(request: IncomingMessage) {
  const body = (await request.toArray()).join('')
  const given = request.headers['shopify-storefront-private-token']
  received.push({ url: request.url ?? '', token: given?.toString(), body })
}

const json =
  (value: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  url = `http://localhost:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  received.splice(0)
  logged.splice(0)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const log = { info() {}, warn: (line: string) => logged.push(line) }
const shopOf = (deadlineMs = 1000) =>
  storefront({ url, token, apiVersion: '2024-04', origins: [url] }, { log, deadlineMs })
const lines = [{ variantId: '42', quantity: 1 }]

const cart = (checkoutUrl: string) => ({
  data: {
    cartCreate: { cart: { id: 'gid://shopify/Cart/1', checkoutUrl, lines: { nodes: [] } }, userErrors: [] },
  },
})

describe('a call of the Storefront API', () => {
  test('SF-001 SF-002 CO-035 posts to version 2024-04 with the private token, on plain http for a local shop', async () => {
    answer = json(cart(`${url}/checkouts/1`))
    expect(await shopOf().createCart(lines)).toMatchObject({ checkoutUrl: `${url}/checkouts/1` })
    expect(received).toMatchObject([{ url: '/api/2024-04/graphql.json', token }])
    expect(received[0]?.body).toMatch(/mutation CartCreate.*lines\(first: 250\)/)
  })

  test('never writes the token to the log', async () => {
    answer = json({}, 503)
    const shop = shopOf()
    await shop.createCart(lines)
    await shop.cartState('gid://shopify/Cart/1')
    expect(logged.length).toBeGreaterThan(1)
    expect(logged.join('\n')).not.toContain(token)
  })

  test('logs once that the version is no longer supported', async () => {
    answer = json(cart(`${url}/checkouts/1`))
    const shop = shopOf()
    await shop.createCart(lines)
    await shop.createCart(lines)
    expect(logged).toEqual([
      'Shop: version 2024-04 of the Storefront API is no longer supported by its client.',
    ])
  })
})

const hang: RequestListener = () => {}
const reset: RequestListener = (request) => request.socket.resetAndDestroy()
const half: RequestListener = (_request, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"cartCrea')
const html: RequestListener = (_request, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html><title>Sign in to the Wi-Fi</title>')

describe('SF-012 SF-014 SF-015 ER-003 createCart logs the failure and gives false', () => {
  test.each<[string, RequestListener, string]>([
    ['does not answer', hang, 'no answer within \\d+ ms'],
    ['resets the connection', reset, 'socket hang up|ECONNRESET'],
    ['answers 500', json({}, 500), 'answered 500'],
    ['answers 429', json({}, 429), 'answered 429'],
    ['refuses the token', json({ errors: [] }, 401), 'answered 401'],
    ['answers half a body', half, 'JSON'],
    ['answers HTML', html, 'text/html'],
    ['answers without data', json({}), 'did not return a data object'],
    ['reports an error', json({ errors: [{ message: 'Internal error' }] }), 'Internal error'],
    [
      'creates no cart',
      json({ data: { cartCreate: { cart: null, userErrors: [] } } }),
      'no cart was created',
    ],
    ['leads elsewhere', json(cart('https://shop.evil.example/checkouts/1')), 'https://shop.evil.example'],
  ])('if the shop %s', async (_what, behavior, reason) => {
    answer = behavior
    expect(await shopOf(300).createCart(lines)).toBe(false)
    expect(logged.at(-1)).toMatch(new RegExp(`^Error calling Shopify api! Shop: .*(${reason})`))
  })
})

describe('a repetition', () => {
  test('is never made for a mutation, which might create a second cart', async () => {
    answer = json({}, 503)
    expect(await shopOf().createCart(lines)).toBe(false)
    expect(received).toHaveLength(1)
  })

  test('is made once for a query', async () => {
    answer = (request, response) =>
      json(received.length === 1 ? {} : { data: { cart: null } }, received.length === 1 ? 503 : 200)(
        request,
        response,
      )
    expect(await shopOf().cartState('gid://shopify/Cart/1')).toBe('completed')
    expect(received).toHaveLength(2)
  })

  test('is not made while the shop keeps failing', async () => {
    answer = json({}, 500)
    const shop = shopOf()
    for (const _ of Array.from({ length: 8 })) await shop.createCart(lines)
    expect(received).toHaveLength(5)
    expect(logged.at(-1)).toMatch('failed a moment ago')
  })
})

describe('the state of a cart', () => {
  test.each([
    ['open', json({ data: { cart: { id: 'gid://shopify/Cart/1' } } })],
    ['completed', json({ data: { cart: null } })],
    ['unknown', json({ data: { hello: [1] } })],
    ['unknown', json({ data: {} })],
    ['unknown', json({ data: [] })],
    ['unknown', json({ data: { cart: {} } })],
    ['unknown', json({ data: { cart: false } })],
    ['unknown', json({ data: { cart: [] } })],
    ['unknown', json({ data: { cart: '' } })],
    ['unknown', json({ errors: [{ message: 'Invalid global id' }] })],
    ['unknown', html],
  ])('is “%s” (%#)', async (state, behavior) => {
    answer = behavior
    expect(await shopOf().cartState('gid://shopify/Cart/1')).toBe(state)
  })

  test.each([
    ['completed', json({ data: { cart: null } })],
    ['unknown', json({ data: { cart: { id: 'gid://shopify/Cart/1' } } })],
    ['unknown', json({ data: { hello: [1] } })],
    ['unknown', json({ errors: [{ message: 'Invalid global id' }] })],
    ['unknown', html],
  ])('without its lines is “%s”', async (state, behavior) => {
    answer = behavior
    expect(await shopOf().cartNow('gid://shopify/Cart/1')).toBe(state)
  })
})

test('a failed search for variants rejects with its failure', async () => {
  answer = json({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] })
  await expect(shopOf().findVariants({ query: 'coaching' })).rejects.toMatchObject({
    failure: 'status',
    status: 429,
  })
  answer = html
  await expect(shopOf().variantsOf(['42'])).rejects.toMatchObject({ code: 'UPSTREAM', failure: 'malformed' })
})

describe('an answer that lacks a field of its document', () => {
  const id = 'gid://shopify/ProductVariant/42'
  const variant = {
    ...{ __typename: 'ProductVariant', id, title: 'Self-Study', sku: null, availableForSale: true },
    ...{ price: { amount: '5.0', currencyCode: 'USD' }, image: null, product: { title: 'Finance' } },
  }
  const { availableForSale: _, ...withoutStock } = variant

  test.each([
    ['no list', {}],
    ['fewer nodes than ids', { nodes: [] }],
    ['a node without a type', { nodes: [{}] }],
    ['a variant without its availability', { nodes: [withoutStock] }],
    [
      'a variant with an empty price',
      { nodes: [{ ...variant, price: { amount: '', currencyCode: 'USD' } }] },
    ],
  ])('never says that a variant is not sold: %s', async (_what, data) => {
    answer = json({ data })
    await expect(shopOf().variantsOf(['42'])).rejects.toMatchObject({ failure: 'malformed' })
  })

  test.each([
    ['no products', {}],
    ['no word about a further page', { products: { nodes: [], pageInfo: {} } }],
  ])('never ends a search of variants: %s', async (_what, data) => {
    answer = json({ data })
    await expect(shopOf().findVariants({})).rejects.toMatchObject({ failure: 'malformed' })
  })

  test('makes no cart whose quantities are not known', async () => {
    const { cart: made } = cart(`${url}/checkouts/1`).data.cartCreate
    const merchandise = { ...variant, price: { amount: '5.0' } }
    answer = json({
      data: { cartCreate: { cart: { ...made, lines: { nodes: [{ merchandise }] } }, userErrors: [] } },
    })
    expect(await shopOf().createCart(lines)).toBe(false)
    expect(logged.at(-1)).toContain('cartCreate.cart.lines.nodes.0.quantity')
  })
})
