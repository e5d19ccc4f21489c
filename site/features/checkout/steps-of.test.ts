import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnalyticsEvent } from '../analytics/events.ts'
import { trackEvent } from '../analytics/track.ts'
import { registrationKind } from '../registration/line-kind/registration-kind.ts'
import { type Purchase, stepsOf } from './steps-of.ts'

const lines = [{ variantId: '41', quantity: 2, priceCents: 10_000 }]
const created = { cartId: 'c1', checkoutUrl: 'https://shop.test/c1', lines, differences: [] }
const received: { path: string; body: { lines?: unknown; key?: string } }[] = []
let answer: RequestListener
const server = createServer(async (request, response) => {
  received.push({ path: request.url ?? '', body: JSON.parse(await text(request)) })
  answer(request, response)
})
const json =
  (value: unknown): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify(value))
const status =
  (code: number): RequestListener =>
  (_, response) =>
    response.writeHead(code).end()

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { fetch } = globalThis
  const site = `http://localhost:${(server.address() as AddressInfo).port}`
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(site + path, init))
})
beforeEach(() => {
  received.splice(0)
  answer = json(created)
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

const cart = { 41: { quantity: 2, customAttributes: [{ key: 'Guest', value: 'Ada' }] } }
const stepsFor = (purchase: Omit<Purchase, 'lineKind'>) =>
  stepsOf({ ...purchase, lineKind: registrationKind })

describe('the event of a checkout', () => {
  const events: AnalyticsEvent[] = []
  const listen = (event: Event) => void events.push((event as CustomEvent<AnalyticsEvent>).detail)
  beforeAll(() => document.addEventListener(trackEvent, listen))
  beforeEach(() => void events.splice(0))

  test('has the items at the prices that the viewer pays, so no discount is taken twice (AN-006, PR-008)', () => {
    const items = [{ sku: '41', price: 63.75, quantity: 2 }]
    stepsFor({ cart, items }).sendEvent()
    expect(events).toEqual([{ event: 'checkout', factor: 1, items }])
  })

  test('names each variant of a cart without further data', () => {
    stepsFor({ cart }).sendEvent()
    expect(events).toMatchObject([{ items: [{ sku: '41', price: null, quantity: 2 }] }])
  })
})

describe('the request for a checkout', () => {
  test('has the lines of the cart, or one variant, with the same key', async () => {
    expect(await stepsFor({ cart }).createCheckout()).toEqual(created)
    await stepsFor({ variantId: '42' }).createCheckout()
    const [first, second] = received
    expect(received.map(({ path, body }) => [path, body.lines])).toEqual([
      ['/api/checkout/cart', [{ variantId: '41', ...cart[41] }]],
      ['/api/checkout/cart', [{ variantId: '42', quantity: 1 }]],
    ])
    expect(first?.body.key).toMatch(/^[\w-]{16,64}$/)
    expect(second?.body.key).toBe(first?.body.key)
  })

  test.each([
    ['500', status(500)],
    ['502', status(502)],
    ['HTML', (_: unknown, response: { end(text: string): void }) => response.end('<!doctype html>')],
    ['another JSON', json({ cartId: 1 })],
    ['nothing', (request: { socket: { destroy(): void } }) => request.socket.destroy()],
  ] as [string, RequestListener][])(
    'gives no checkout if the site answers with %s (CA-032)',
    async (_, given) => {
      answer = given
      expect(await stepsFor({ cart }).createCheckout()).toBe(false)
    },
  )

  test.each([
    [401, 'session'],
    [429, 'tooMany'],
  ])('tells the visitor what to do if the site answers %i', async (code, problem) => {
    answer = status(code)
    await expect(stepsFor({ cart }).createCheckout()).rejects.toMatchObject({ problem })
    await expect(stepsFor({ cart }).signInLink(created.checkoutUrl)).rejects.toMatchObject({ problem })
  })
})

describe('lines that the shop cannot sell', () => {
  const differences = [{ kind: 'soldOut', variantId: '41', name: 'Finance' }]
  const refused = (unsold: object) => {
    answer = (_, response) => response.writeHead(409).end(JSON.stringify({ status: 409, unsold }))
    return stepsFor({ cart }).createCheckout()
  }

  test('lead to the form that chooses others', async () => {
    const form = registrationKind.choiceForm({ edition: 'fall-2026', step: 2 })
    expect(form).toMatchObject({ fields: { edition: 'fall-2026', step: 2 }, button: { value: 'change-2' } })
    const checkout = refused({ edition: 'fall-2026', step: 2, differences })
    await expect(checkout).rejects.toMatchObject({ problem: 'group', unsold: { differences, form } })
  })

  test.each([{ differences }, { edition: 'fall-2026', step: 2 }])('are not named by %j', (unsold) =>
    expect(refused(unsold)).rejects.toMatchObject({ problem: 'group', unsold: undefined }),
  )
})

describe('the differences', () => {
  const member = (variantId: string) =>
    variantId.endsWith('41')
      ? {
          name: 'A course',
          shownCents: 8000,
          atList: (cents: number) => ({ yourCents: cents * 0.8, signedOutCents: cents }),
        }
      : undefined
  const listPrice = { kind: 'price', variantId: '41', name: 'A course', shownCents: 9000, shopCents: 10_000 }
  const told = async (lineOfShop: object, differences: object[] = []) => {
    answer = json({ ...created, lines: [{ ...lines[0], ...lineOfShop }], differences })
    const checkout = await stepsFor({ cart, prices: member }).createCheckout()
    return checkout === false ? undefined : checkout.differences
  }

  test('name the price that this buyer pays', async () => {
    const price = { ...listPrice, shownCents: 8000, shopCents: 12_000 }
    expect(await told({ priceCents: 15_000 }, [listPrice])).toEqual([price])
  })

  test('leave out a list price that changes nothing for this buyer', async () =>
    expect(await told({}, [listPrice])).toEqual([]))

  test('name a price that changed since the page was opened, also of a line with fewer pieces', async () => {
    const fewer = { kind: 'fewer', variantId: '41', name: 'A course', wanted: 3, available: 2 }
    expect(await told({ priceCents: 11_000 }, [fewer])).toEqual([
      fewer,
      { ...listPrice, shownCents: 8000, shopCents: 8800 },
    ])
  })

  test('keep the list price of a variant that the page does not know', async () => {
    const unknown = { ...listPrice, variantId: '42' }
    expect(await told({}, [unknown])).toEqual([unknown])
  })

  test('compare the total with the price of the shop without a sign-in', () => {
    expect(stepsFor({ cart, prices: member }).withoutSignIn(created)).toEqual([
      { kind: 'signedOut', yourCents: 16_000, shopCents: 20_000 },
    ])
    expect(stepsFor({ cart }).withoutSignIn(created)).toEqual([])
  })

  test('that the visitor declines end the key: the next cart is a new one', async () => {
    const steps = stepsFor({ cart })
    await steps.createCheckout()
    steps.decline()
    await steps.createCheckout()
    const [first, second] = received.map(({ body }) => body.key)
    expect(second).not.toBe(first)
  })
})

describe('the request for the sign-in link', () => {
  test('has the address of the checkout', async () => {
    const link = { url: 'https://shop.test/signed-in', isSignedIn: true }
    answer = json(link)
    expect(await stepsFor({ cart }).signInLink(created.checkoutUrl)).toEqual(link)
    expect(received).toEqual([{ path: '/api/checkout/link', body: { checkoutUrl: created.checkoutUrl } }])
  })

  test.each([status(502), json({})])('rejects if there is none', async (given) => {
    answer = given
    await expect(stepsFor({ cart }).signInLink(created.checkoutUrl)).rejects.toThrow('/api/checkout/link')
  })
})
