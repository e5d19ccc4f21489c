import { type PlatformTwin, startPlatform } from '@association/local/platform/index.ts'
import { testIssuer, testRules } from '@association/local/platform/testing/issuer.ts'
import { type StorefrontTwin, startStorefront } from '@association/local/storefront/index.ts'
import { sold } from '@association/local/storefront/testing/sold.ts'
import { platform } from '@association/services/platform'
import { storefront } from '@association/services/storefront'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registrationKind } from '../../registration/line-kind/registration-kind.ts'
import { checkOut } from '../check-out.ts'
import type { CreatedCheckout } from '../created-checkout.ts'
import { answerCart, type CartParts } from './answer-cart.ts'
import { answerLink, type LinkParts } from './answer-link.ts'
import { memoryOfOneProcess } from './testing/memory.ts'
import { person, post } from './testing/requests.ts'

const token = 'local-storefront-token'
const patientMs = 10_000
const hastyMs = 200
const logged: string[] = []
const done: string[] = []
const log = { info() {}, warn: (line: string) => void logged.push(line) }
let shop: StorefrontTwin
let members: PlatformTwin
let issuer: Awaited<ReturnType<typeof testIssuer>>

beforeAll(async () => {
  issuer = await testIssuer()
  shop = await startStorefront({
    token,
    siteUrl: 'https://site.test',
    sold: [sold('41', 75), sold('42', 20)],
  })
  members = await startPlatform({ ...testRules, issuer: issuer.issuer, shopOrigins: [shop.url] })
})
beforeEach(async () => {
  logged.splice(0)
  done.splice(0)
  await Promise.all(
    [shop.url, members.url].map((url) => fetch(new URL('/faults/none', url), { method: 'PUT' })),
  )
})
afterAll(async () => {
  await Promise.all([shop.close(), members.close()])
  issuer.close()
})

const fail = (url: string, fault: string) => fetch(new URL(`/faults/${fault}`, url), { method: 'PUT' })

function routes({ deadlineMs = patientMs, memory = memoryOfOneProcess() } = {}) {
  const config = {
    siteUrl: 'https://site.test',
    hosts: ['site.test'],
    shop: { url: shop.url, token, apiVersion: '2024-04', origins: [shop.url] },
  }
  const sessionOf = async () => person
  const cart: CartParts = {
    config,
    sessionOf,
    memory,
    shop: storefront(config.shop, { log, deadlineMs }),
    catalog: async () => (id) => ({ name: id, listCents: null, hasEnded: false }),
    lineKind: registrationKind,
    noteCart: async () => 'noted',
    unlessAway: (work) => work(),
  }
  const link: LinkParts = {
    config,
    sessionOf,
    async accessTokenOf() {
      done.push('token')
      return issuer.token({ userId: person.userId })
    },
    multipass(accessToken, checkoutUrl) {
      done.push('multipass')
      const options = { url: members.url, multipassOrigins: [shop.url], log, deadlineMs }
      return platform(options, accessToken).multipass(checkoutUrl)
    },
    log,
  }
  return { cart, link }
}
const lines = [{ variantId: '41', quantity: 2 }]
const key = 'a-key-of-16-characters'
const askCart = ({ cart }: ReturnType<typeof routes>) => answerCart(post('cart', { lines, key }), cart)
const askLink = ({ link }: ReturnType<typeof routes>, checkoutUrl: string) =>
  answerLink(post('link', { checkoutUrl }), link)

test('the six steps run in the specified order, through the real clients (CA-030)', async () => {
  const parts = routes()
  const outcome = await checkOut({
    sendEvent: () => done.push('event'),
    onCheckout: async () => void done.push('handler'),
    async createCheckout() {
      const created: CreatedCheckout = await (await askCart(parts)).json()
      done.push('checkout')
      return created
    },
    agreesTo: async () => false,
    decline: () => done.push('decline'),
    signInLink: async (checkoutUrl) => (await askLink(parts, checkoutUrl)).json(),
    withoutSignIn: () => [],
    leave: (url) => done.push(`leave for ${new URL(url).pathname.replace(/[^/]+$/, '')}`),
    resetCart: async () => void done.push('reset'),
    logError: () => done.push('error'),
  })
  expect(outcome).toBe('left')
  expect(done).toEqual([
    ...['event', 'handler', 'checkout', 'token', 'multipass'],
    ...['leave for /account/login/multipass/', 'reset'],
  ])
})

describe('a repeated request gets the same cart, compared again', () => {
  const asked = async (parts: ReturnType<typeof routes>): Promise<CreatedCheckout> =>
    (await askCart(parts)).json()

  test('a changed stock and a changed price are differences', async () => {
    const parts = routes()
    parts.cart.catalog = async () => (id) => ({ name: id, listCents: 7500, hasEnded: false })
    const first = await asked(parts)
    shop.shop.data.setStock('41', 1)
    const second = await asked(parts)
    shop.shop.data.setStock('41', 1000)
    shop.shop.data.setPrice('41', { price: 80, isProgramSpecific: false })
    const third = await asked(parts)
    shop.shop.data.setPrice('41', { price: 75, isProgramSpecific: false })
    expect([second.cartId, third.cartId]).toEqual([first.cartId, first.cartId])
    expect(first.differences).toEqual([])
    expect(second.differences).toMatchObject([{ kind: 'fewer', wanted: 2, available: 1 }])
    expect(third.differences).toMatchObject([{ kind: 'price', shownCents: 7500, shopCents: 8000 }])
  })

  test('a price that changed in the content is a difference', async () => {
    const parts = routes()
    await asked(parts)
    parts.cart.catalog = async () => (id) => ({ name: id, listCents: 9000, hasEnded: false })
    expect((await asked(parts)).differences).toMatchObject([{ kind: 'price', shownCents: 9000 }])
  })

  test('a shop that does not answer keeps the cart as it was', async () => {
    const memory = memoryOfOneProcess()
    const first = await asked(routes({ memory }))
    await fail(shop.url, 'down')
    expect(await asked(routes({ memory, deadlineMs: hastyMs }))).toEqual(first)
  })
})

describe('a shop in trouble', () => {
  test.each(['hang', 'down', 'html', 'cut', 'broken', 'busy', 'unavailable'])(
    '(%s) makes no checkout, is asked once, and the next click works (ER-003, SF-014)',
    async (fault) => {
      const memory = memoryOfOneProcess()
      await fail(shop.url, fault)
      expect((await askCart(routes({ deadlineMs: hastyMs, memory }))).status).toBe(502)
      expect(logged).toEqual(expect.arrayContaining([expect.stringContaining('Error calling Shopify api!')]))
      await fail(shop.url, 'none')
      expect((await askCart(routes({ memory }))).status).toBe(200)
    },
  )
})

describe('a member platform in trouble', () => {
  test.each(['hang', 'down', 'html', 'cut', 'broken', 'busy', 'unavailable'])(
    '(%s) does not hold the checkout: it opens without the sign-in (UA-031, ER-008, conflict 6)',
    async (fault) => {
      await fail(members.url, fault)
      const checkoutUrl = `${shop.url}/checkouts/1`
      expect(await (await askLink(routes({ deadlineMs: hastyMs }), checkoutUrl)).json()).toEqual({
        url: checkoutUrl,
        isSignedIn: false,
      })
      expect(logged).toEqual([expect.stringContaining('Multipass error')])
    },
  )
})
