import { RecordsError } from '@association/services/shared-state'
import type { CartLine, CreatedCart } from '@association/services/storefront'
import { beforeEach, describe, expect, test } from 'vitest'
import { registrationKind } from '../../registration/line-kind/registration-kind.ts'
import type { UnsoldSeats } from '../../registration/submit/cart-notes.ts'
import { unlessAway } from '../../registration/submit/unless-away.ts'
import { answerCart, type CartParts } from './answer-cart.ts'
import { answerLink, type LinkParts } from './answer-link.ts'
import { answerState } from './answer-state.ts'
import type { ShownOffer } from './differences.ts'
import { memoryOfOneProcess } from './testing/memory.ts'
import { person, post } from './testing/requests.ts'

const config = {
  siteUrl: 'https://site.test',
  hosts: ['site.test'],
  shop: { origins: ['https://shop.test'] },
}
const key = 'a-key-of-16-characters'
const book = { variantId: '41', quantity: 2 }
const catalogue = new Map<string, ShownOffer>([
  ['41', { name: 'The Dyad, eBook', listCents: 4400, hasEnded: false }],
  ['43', { name: 'Finance, May 2026', listCents: 4400, hasEnded: true }],
  ['44', { name: 'Whitepaper', listCents: null, hasEnded: false }],
])
const done: string[] = []
const logged: string[] = []
const noted: string[] = []
const log = { warn: (line: string) => void logged.push(line) }
beforeEach(() => {
  done.splice(0)
  logged.splice(0)
  noted.splice(0)
})

function cartParts(
  changed: Partial<CreatedCart> | false = {},
  state: 'open' | 'completed' = 'open',
): CartParts {
  return {
    config,
    sessionOf: async () => person,
    memory: memoryOfOneProcess(),
    catalog: async () => (id) => catalogue.get(id),
    lineKind: registrationKind,
    noteCart: async ({ cartId }) => {
      noted.push(cartId)
      return 'noted'
    },
    unlessAway: (work) => unlessAway(log, work),
    shop: {
      async createCart(lines, buyer) {
        done.push(`cart for ${buyer?.email}`)
        return changed && { ...cartOf(lines), ...changed }
      },
      cartNow: async () => (state === 'open' ? { ...cartOf([book]), ...(changed || {}) } : state),
    },
  }
}
const cartOf = (lines: readonly CartLine[]): CreatedCart => ({
  id: `gid://shopify/Cart/${done.length}`,
  checkoutUrl: `https://shop.test/checkouts/${done.length}`,
  lines: lines.map(({ variantId, quantity }) => ({
    variantId: variantId.split('/').at(-1) ?? '',
    title: 'eBook',
    productTitle: 'The Dyad',
    quantity,
    priceCents: 4400,
  })),
  userErrors: [],
})
const askCart = (lines: unknown, parts = cartParts()) => answerCart(post('cart', { lines, key }), parts)

describe('POST /api/checkout/cart', () => {
  test('makes a cart for the person who is signed in (SF-012)', async () => {
    const answer = await askCart([book])
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await answer.json()).toEqual({
      cartId: 'gid://shopify/Cart/1',
      checkoutUrl: 'https://shop.test/checkouts/1',
      lines: [{ variantId: '41', quantity: 2, priceCents: 4400 }],
      differences: [],
    })
    expect(done).toEqual(['cart for member@example.org'])
  })

  test('asks who is not signed in to log in (CA-022, RO-003)', async () => {
    const answer = await askCart([book], { ...cartParts(), sessionOf: async () => undefined })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ detail: 'Please log in or register to checkout' })
    expect(done).toEqual([])
  })

  test('answers 502 if the shop made no cart (SF-015)', async () =>
    expect((await askCart([book], cartParts(false))).status).toBe(502))

  test('does not wait longer for a shop that hangs; the cart is kept for the next request', async () => {
    const shop = Promise.withResolvers<CreatedCart>()
    const base = cartParts()
    const parts = { ...base, shop: { ...base.shop, createCart: () => shop.promise }, deadlineMs: 1 }
    expect((await askCart([book], parts)).status).toBe(504)
    shop.resolve(cartOf([book]))
    const answer = await askCart([book], { ...parts, deadlineMs: 5000 })
    expect(await answer.json()).toMatchObject({ cartId: 'gid://shopify/Cart/0' })
  })

  test.each([
    ['no line', []],
    ['quantity 0', [{ ...book, quantity: 0 }]],
    ['quantity -1', [{ ...book, quantity: -1 }]],
    ['quantity 1e9', [{ ...book, quantity: 1e9 }]],
    ['quantity NaN', [{ ...book, quantity: Number.NaN }]],
    ['quantity 1.5', [{ ...book, quantity: 1.5 }]],
    ['a variant that is no id', [{ ...book, variantId: '__proto__' }]],
    ['a variant in two lines', [book, book]],
    ['251 lines', Array.from({ length: 251 }, (_, index) => ({ variantId: `${index}`, quantity: 1 }))],
    ['an attribute of 10 KB', [{ ...book, customAttributes: [{ key: 'a', value: 'x'.repeat(10_240) }] }]],
    ['21 attributes', [{ ...book, customAttributes: Array(21).fill({ key: 'a', value: 'b' }) }]],
  ])('refuses %s and says where', async (_, lines) => {
    const answer = await askCart(lines)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json'])
    expect((await answer.json()).detail).toMatch(/^lines/)
    expect(done).toEqual([])
  })

  test('takes 250 lines with attributes, and refuses more than 128 KB', async () => {
    const lines = (length: number) =>
      Array.from({ length: 250 }, (_, index) => ({
        variantId: `gid://shopify/ProductVariant/${index}`,
        quantity: 99,
        customAttributes: [{ key: 'Guest', value: 'x'.repeat(length) }],
      }))
    expect((await askCart(lines(200))).status).toBe(200)
    const attributes = Array(5).fill({ key: 'Guest', value: 'x'.repeat(255) })
    const large = lines(1).map((line) => ({ ...line, customAttributes: attributes }))
    expect((await askCart(large)).status).toBe(413)
  })

  test.each([
    [403, { 'sec-fetch-site': 'cross-site' }],
    [415, { 'content-type': 'text/plain' }],
  ])('answers %i to forged requests', async (status, headers) => {
    const answer = await answerCart(post('cart', { lines: [book], key }, headers), cartParts())
    expect([answer.status, done]).toEqual([status, []])
  })
})

describe('the registration for an event in a cart', () => {
  test('knows the cart before the visitor leaves for the shop', async () => {
    expect((await askCart([book])).status).toBe(200)
    expect(noted).toEqual(['gid://shopify/Cart/1'])
  })

  test.each(['differs', 'notHeld'] as const)(
    'is not sold if it %s: the visitor reads what to do',
    async (result) => {
      const answer = await askCart([book], { ...cartParts(), noteCart: async () => result })
      expect([answer.status, (await answer.json()).detail]).toEqual([
        409,
        expect.stringContaining('do not match your registration, or their price has ended'),
      ])
    },
  )

  const seat = {
    ...{ variantId: '41', quantity: 1 },
    customAttributes: [{ key: '_registration', value: 'a-registration-0001' }],
  }
  const unsold: UnsoldSeats = {
    ...{ edition: 'fall-2026', step: 1 },
    differences: [{ kind: 'soldOut', variantId: '41', name: 'Finance' }],
  }
  const compared = async ({ sold }: Parameters<CartParts['noteCart']>[0]) =>
    sold.some(({ quantity }) => quantity > 0) ? 'noted' : unsold

  test('is not sold if the shop has no seat, also when the same request comes again', async () => {
    const parts = { ...cartParts({ lines: [] }), noteCart: compared }
    for (const answer of [await askCart([seat], parts), await askCart([seat], parts)])
      expect([answer.status, await answer.json()]).toEqual([
        409,
        { status: 409, title: 'Conflict', detail: expect.stringContaining('registered'), unsold },
      ])
  })

  test('is sold with the same key as soon as the shop has the seat again', async () => {
    const parts = { ...cartParts(), noteCart: compared }
    const without = { ...parts, shop: cartParts({ lines: [] }).shop }
    expect((await askCart([seat], without)).status).toBe(409)
    expect((await askCart([seat], parts)).status).toBe(200)
  })

  test('is not sold while the records are out of reach', async () => {
    const away = () => Promise.reject(new RecordsError('unreachable', 'no disk'))
    expect((await askCart([book], { ...cartParts(), noteCart: away })).status).toBe(503)
  })
})

describe('the same key', () => {
  test('gets the same cart: twice at once, and again later', async () => {
    const parts = cartParts()
    const both = await Promise.all([askCart([book], parts), askCart([book], parts)])
    const all = [...both, await askCart([book], parts)]
    const ids = await Promise.all(all.map(async (answer) => (await answer.json()).cartId))
    expect(new Set(ids).size).toBe(1)
    expect(done).toHaveLength(1)
  })

  test('gets another cart for other lines, for another person, and after the order', async () => {
    const parts = cartParts({}, 'completed')
    await askCart([book], parts)
    await askCart([{ ...book, quantity: 3 }], parts)
    await askCart([book], { ...parts, sessionOf: async () => ({ ...person, subject: 'auth0|2' }) })
    await askCart([book], parts)
    expect(done).toHaveLength(4)
  })

  test('tries again when the shop made no cart', async () => {
    const memory = memoryOfOneProcess()
    await askCart([book], { ...cartParts(false), memory })
    expect((await askCart([book], { ...cartParts(), memory })).status).toBe(200)
  })
})

describe('the answer names what the shop sells differently', () => {
  const [line] = cartOf([book]).lines
  const differences = async (changed: Partial<CreatedCart>, asked: unknown = [book]) =>
    (await (await askCart(asked, cartParts(changed))).json()).differences

  test.each([
    ['a sold-out variant, which comes back with quantity 0', { quantity: 0 }, { kind: 'soldOut' }],
    ['a smaller quantity', { quantity: 1 }, { kind: 'fewer', wanted: 2, available: 1 }],
    ['another price', { priceCents: 4900 }, { kind: 'price', shownCents: 4400, shopCents: 4900 }],
  ])('%s', async (_, changed, difference) =>
    expect(await differences({ lines: [{ ...line, ...changed } as typeof line & object] })).toEqual([
      { variantId: '41', name: 'The Dyad, eBook', ...difference },
    ]),
  )

  test('too few pieces of a variant that is in the cart under its number and under its global id', async () => {
    const asked = [book, { variantId: 'gid://shopify/ProductVariant/41', quantity: 1 }]
    expect(await differences({ lines: cartOf([book]).lines }, asked)).toEqual([
      { kind: 'fewer', variantId: '41', name: 'The Dyad, eBook', wanted: 3, available: 2 },
    ])
    expect(await differences({}, asked)).toEqual([])
  })

  test('a missing line', async () =>
    expect(await differences({ lines: [] })).toEqual([
      { kind: 'missing', variantId: '41', name: 'The Dyad, eBook' },
    ]))

  test('a user error, in the words of the shop', async () =>
    expect(
      await differences({ userErrors: [{ message: 'It is gone.', code: undefined, field: [] }] }),
    ).toEqual([{ kind: 'refused', message: 'It is gone.' }]))

  test.each([
    ['ended', { variantId: '43', name: 'Finance, May 2026' }],
    ['unlisted', { variantId: '42', name: 'The Dyad, eBook' }],
  ])('what the cart of the site refuses (%s)', async (kind, { variantId, name }) => {
    const lines = [{ variantId, quantity: 1 }]
    expect(await differences({}, lines)).toEqual([{ kind, variantId, name }])
  })

  test('nothing about a price that the site does not show', async () =>
    expect(await differences({}, [{ variantId: '44', quantity: 1 }])).toEqual([]))

  test('nothing about a variant with a global id, nor about the content while it is out of reach', async () => {
    const parts = { ...cartParts(), catalog: () => Promise.reject(new Error('Contentful does not answer')) }
    const answer = await askCart([{ variantId: 'gid://shopify/ProductVariant/42', quantity: 1 }], parts)
    expect((await answer.json()).differences).toEqual([])
  })
})

const checkoutUrl = 'https://shop.test/checkouts/1'
const linkParts = (changed: Partial<LinkParts> = {}): LinkParts => ({
  config,
  sessionOf: async () => person,
  async accessTokenOf() {
    done.push('token')
    return 'a-secret-token'
  },
  async multipass(token, url) {
    done.push(`multipass with ${token} for ${url}`)
    return 'https://shop.test/account/login/multipass/abc'
  },
  log,
  ...changed,
})
const askLink = (parts = linkParts(), url: unknown = checkoutUrl) =>
  answerLink(post('link', { checkoutUrl: url }), parts)

describe('POST /api/checkout/link', () => {
  test('gets the token, then the link with it (CA-027, CA-028, UA-030, UA-037)', async () => {
    const answer = await askLink()
    const url = 'https://shop.test/account/login/multipass/abc'
    expect(await answer.json()).toEqual({ url, isSignedIn: true })
    expect(done).toEqual(['token', `multipass with a-secret-token for ${checkoutUrl}`])
  })

  test.each([
    [' https://SHOP.test:443/a/../checkouts/1 ', 'https://shop.test/checkouts/1'],
    ['https:\\\\shop.test\\checkouts\\1', 'https://shop.test/checkouts/1'],
  ])('passes on %j as browsers read it', async (given, read) => {
    const multipass = async (_: string | undefined, url: string) => url
    expect(await (await askLink(linkParts({ multipass }), given)).json()).toEqual({
      url: read,
      isSignedIn: false,
    })
  })

  const noToken = {
    accessTokenOf: async () => undefined,
    multipass: () => Promise.reject(new Error('No Token')),
  }

  test('without a session logs “No Token” and asks the visitor to log in (ER-007)', async () => {
    const answer = await askLink(linkParts({ ...noToken, sessionOf: async () => undefined }))
    expect([answer.status, logged]).toEqual([401, ['The checkout did not open: No Token']])
  })

  test('a provider that gives no token fails the step, and the session stays (conflict 6, ER-038)', async () => {
    const answer = await askLink(linkParts(noToken))
    expect([answer.status, logged]).toEqual([502, ['The checkout did not open: No Token']])
  })

  test('a provider that hangs does not hold the visitor', async () => {
    const parts = linkParts({ accessTokenOf: () => new Promise(() => {}), deadlineMs: 1 })
    expect((await askLink(parts)).status).toBe(504)
  })

  test.each([
    'https://shop.test.evil.example/checkouts/1',
    'https://shop.test@evil.example/',
    'https://name:word@shop.test/checkouts/1',
    'https://name@shop.test/checkouts/1',
    'blob:https://shop.test/checkouts/1',
    '//evil.example/',
    'javascript:alert(1)',
    '/checkouts/1',
    'http://shop.test/checkouts/1',
    '',
  ])('refuses %j, which is not an address of the shop, and logs it', async (url) => {
    const answer = await askLink(linkParts(), url)
    expect([answer.status, done]).toEqual([400, []])
    expect(logged).toEqual([expect.stringMatching(/^A checkout that leads to .* was refused/)])
  })

  test('refuses a link of the platform that leads elsewhere', async () => {
    const answer = await askLink(linkParts({ multipass: async () => 'https://evil.example/token' }))
    expect([answer.status, logged.length]).toEqual([400, 1])
  })

  test.each([
    [403, { 'sec-fetch-site': 'same-site' }, { checkoutUrl }],
    [415, { 'content-type': 'application/x-www-form-urlencoded' }, 'checkoutUrl=a'],
    [413, {}, { checkoutUrl: 'x'.repeat(16_385) }],
    [400, {}, '{'],
    [400, {}, { checkoutUrl: 1 }],
  ])('answers %i to %j', async (status, headers, body) => {
    const answer = await answerLink(post('link', body, headers as Record<string, string>), linkParts())
    expect([answer.status, done]).toEqual([status, []])
  })

  test('no answer and no log holds the token', async () => {
    const answers = [
      await askLink(),
      await askLink(linkParts({ multipass: async () => 'https://evil.example/' })),
    ]
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect([...texts, ...logged].join()).not.toContain('a-secret-token')
  })
})

describe('GET /api/checkout/state', () => {
  const confirmed: string[] = []
  const stateParts = {
    cartState: async (id: string) => (id.includes('paid') ? ('completed' as const) : ('open' as const)),
    async confirmCart(id: string) {
      confirmed.push(id)
      return ['#1001']
    },
    log,
  }
  const ask = (cart: string, parts = stateParts) =>
    answerState(new Request(`https://site.test/api/checkout/state?cart=${encodeURIComponent(cart)}`), parts)

  test('confirms the registration of a paid cart, and answers also if that fails', async () => {
    await ask('gid://shopify/Cart/c1')
    await ask('gid://shopify/Cart/paid')
    expect(confirmed).toEqual(['gid://shopify/Cart/paid'])
    const answer = await ask('gid://shopify/Cart/paid', {
      ...stateParts,
      confirmCart: () => Promise.reject(new Error('no disk')),
    })
    expect(await answer.json()).toEqual({ state: 'completed' })
  })

  test.each([
    ['gid://shopify/Cart/paid?key=1', { state: 'completed', orders: ['#1001'] }],
    ['gid://shopify/Cart/c1', { state: 'open' }],
  ])('says that %s is %j', async (id, answer) => expect(await (await ask(id)).json()).toEqual(answer))

  test('does not wait longer for a shop that hangs: the state is unknown', async () => {
    const request = new Request('https://site.test/api/checkout/state?cart=gid://shopify/Cart/c1')
    const cartState = () => new Promise<never>(() => {})
    expect(await (await answerState(request, { ...stateParts, cartState, deadlineMs: 1 })).json()).toEqual({
      state: 'unknown',
    })
  })

  test.each(['', 'c1', 'gid://shopify/Order/1', `gid://shopify/Cart/${'x'.repeat(201)}`])(
    'refuses %j',
    async (id) => expect((await ask(id)).status).toBe(400),
  )
})
