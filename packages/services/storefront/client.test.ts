import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type StorefrontTwin, startStorefront } from '../../local/storefront/index.ts'
import { sold } from '../../local/storefront/testing/sold.ts'
import type { ShopConfig } from '../config/shop.ts'
import { type CartLine, shopLimits, storefront } from './index.ts'

const token = 'local-storefront-token'
let twin: StorefrontTwin
let shop: ShopConfig
const logged: string[] = []
const log = { info() {}, warn: (line: string) => logged.push(line) }
const client = (more: Partial<ShopConfig> = {}) => storefront({ ...shop, ...more }, { log, deadlineMs: 2000 })

beforeAll(async () => {
  const course = { productId: 'course', productTitle: 'Finance for the Clinic Floor' }
  const variants = [
    sold('41', 895, { ...course, title: 'Self-Study' }),
    sold('42', 1295.5, { ...course, title: 'In-Person / Tampa' }),
    sold('43', 75, { productTitle: 'Négociation for physicians' }),
    sold('44', null),
    ...Array.from({ length: 260 }, (_, index) => sold(`9${index}`, 10)),
  ]
  twin = await startStorefront({ token, siteUrl: 'http://localhost:3000', sold: variants })
  shop = { url: twin.url, token, apiVersion: '2024-04', origins: [twin.url] }
})
beforeEach(() => void logged.splice(0))
afterEach(() => fetch(`${twin.url}/faults/none`, { method: 'PUT' }))
afterAll(() => twin.close())

describe('SF-003 a cart', () => {
  test('SF-004…SF-011 CA-006 has the lines with their titles, quantities and attributes, and the address of its checkout', async () => {
    const customAttributes = [{ key: 'Attendee', value: 'Dr. Zoë Okafor-Łuczak' }]
    const cart = await client().createCart([
      { variantId: '42', quantity: 2, customAttributes },
      { variantId: '43', quantity: 1 },
    ])
    expect(cart).toEqual({
      id: expect.stringMatching(/^gid:\/\/shopify\/Cart\/\w+$/),
      checkoutUrl: expect.stringContaining(`${twin.url}/checkouts/`),
      lines: [
        {
          variantId: '42',
          title: 'In-Person / Tampa',
          productTitle: 'Finance for the Clinic Floor',
          quantity: 2,
          priceCents: 129_550,
        },
        {
          variantId: '43',
          title: 'Default Title',
          productTitle: 'Négociation for physicians',
          quantity: 1,
          priceCents: 7500,
        },
      ],
      userErrors: [],
    })
    const stored = twin.shop.data.cart(cart ? cart.id.replace(/^.*\//, '') : '')
    expect(stored?.lines.map(({ attributes }) => attributes)).toEqual([customAttributes, []])
  })

  test('carries the e-mail address of the buyer', async () => {
    const cart = await client().createCart([{ variantId: '43', quantity: 1 }], { email: 'a@example.org' })
    expect(twin.shop.data.cart(cart ? cart.id.replace(/^.*\//, '') : '')?.buyer).toEqual({
      email: 'a@example.org',
    })
  })

  test(`SF-013 takes ${shopLimits.cartLines} lines, and no more`, async () => {
    const lines = Array.from(
      { length: 251 },
      (_, index): CartLine => ({ variantId: `9${index}`, quantity: 1 }),
    )
    expect(await client().createCart(lines)).toBe(false)
    expect(logged.at(-1)).toMatch(
      /^Error calling Shopify api! .*251 is greater than the maximum allowed of 250/,
    )
    expect(await client().createCart(lines.slice(1))).toMatchObject({
      lines: Array.from({ length: 250 }, (_, index) => ({ variantId: `9${index + 1}` })),
    })
  })

  test('has fewer pieces than requested, without an error, if the stock does not suffice', async () => {
    twin.shop.data.setStock('41', 3)
    twin.shop.data.setStock('42', 0)
    const wanted = ['41', '42', '44'].map((variantId) => ({ variantId, quantity: 5 }))
    const cart = await client().createCart(wanted)
    twin.shop.data.setStock('42', 100)
    expect(cart).toMatchObject({
      lines: [
        { variantId: '41', quantity: 3 },
        { variantId: '42', quantity: 0 },
        { variantId: '44', quantity: 0 },
      ],
      userErrors: [],
    })
  })

  test.each<[string, CartLine]>([
    ['an unknown variant', { variantId: '123456', quantity: 1 }],
    ['a variant of another alphabet', { variantId: 'вариант', quantity: 1 }],
    ['the quantity 0', { variantId: '43', quantity: 0 }],
    ['the quantity -1', { variantId: '43', quantity: -1 }],
    ['the quantity 1e9', { variantId: '43', quantity: 1e9 }],
    ['the quantity 1e10', { variantId: '43', quantity: 1e10 }],
    ['the quantity 1.5', { variantId: '43', quantity: 1.5 }],
    ['the quantity NaN', { variantId: '43', quantity: Number.NaN }],
    [
      'an attribute of 10 KB',
      { variantId: '43', quantity: 1, customAttributes: [{ key: 'Note', value: 'x'.repeat(10_000) }] },
    ],
  ])('SF-015 is not created with %s, and the reason is logged', async (_what, line) => {
    expect(await client().createCart([{ variantId: '41', quantity: 1 }, line])).toBe(false)
    expect(logged.some((entry) => entry.startsWith('Error calling Shopify api! '))).toBe(true)
  })

  test('SF-011 an unknown variant is named in the log', async () => {
    await client().createCart([{ variantId: '123456', quantity: 1 }])
    const id = btoa('gid://shopify/ProductVariant/123456')
    expect(logged).toContain(
      `Shop: The merchandise with id ${id} does not exist. (input.lines.0.merchandiseId)`,
    )
  })

  test('is read again with the stock and the prices of the moment, until it becomes an order', async () => {
    const created = await client().createCart([{ variantId: '43', quantity: 2 }])
    const id = created ? created.id : ''
    expect(await client().cartNow(id)).toEqual(created)
    twin.shop.data.setStock('43', 1)
    twin.shop.data.setPrice('43', { price: 80, isProgramSpecific: false })
    const now = await client().cartNow(id)
    twin.shop.data.setStock('43', 1000)
    twin.shop.data.setPrice('43', { price: 75, isProgramSpecific: false })
    expect(now).toMatchObject({ id, lines: [{ variantId: '43', quantity: 1, priceCents: 8000 }] })
    const order = { email: 'a@example.org', at: '', lines: [], totalCents: 0 }
    twin.shop.data.placeOrder(id.replace(/^.*\//, ''), order)
    expect(await client().cartNow(id)).toBe('completed')
  })

  test('is open until it becomes an order', async () => {
    const cart = await client().createCart([{ variantId: '43', quantity: 1 }])
    const id = cart ? cart.id : ''
    expect(await client().cartState(id)).toBe('open')
    const order = { email: 'a@example.org', at: '', lines: [], totalCents: 0 }
    twin.shop.data.placeOrder(id.replace(/^.*\//, ''), order)
    expect(await client().cartState(id)).toBe('completed')
  })
})

describe('ER-003 SF-014 “Error calling Shopify api!” is logged', () => {
  test.each(['down', 'html', 'cut', 'broken', 'busy', 'unavailable'])(
    'if the shop is “%s”',
    async (fault) => {
      await fetch(`${twin.url}/faults/${fault}`, { method: 'PUT' })
      expect(await client().createCart([{ variantId: '43', quantity: 1 }])).toBe(false)
      expect(logged.at(-1)).toMatch(/^Error calling Shopify api! Shop: /)
    },
  )

  test('if the shop refuses the token', async () => {
    expect(await client({ token: 'wrong' }).createCart([{ variantId: '43', quantity: 1 }])).toBe(false)
    expect(logged.at(-1)).toBe('Error calling Shopify api! Shop: answered 401')
  })
})

describe('variants for editors', () => {
  test('are found by the words of their titles', async () => {
    const { variants } = await client().findVariants({ query: 'clinic fin' })
    expect(variants).toEqual([
      {
        id: '41',
        productTitle: 'Finance for the Clinic Floor',
        title: 'Self-Study',
        sku: '41',
        priceCents: 89_500,
        currency: 'USD',
        picture: undefined,
        isAvailable: true,
      },
      expect.objectContaining({ id: '42', priceCents: 129_550 }),
    ])
    expect(await client().findVariants({ query: 'nothing like it' })).toEqual({
      variants: [],
      after: undefined,
    })
  })

  test('come page by page, each once', async () => {
    const found: string[] = []
    let after: string | undefined
    do {
      const page = await client().findVariants(after === undefined ? {} : { after })
      found.push(...page.variants.map(({ id }) => id))
      after = page.after
    } while (after !== undefined)
    expect(found).toHaveLength(264)
    expect(new Set(found).size).toBe(264)
  })

  test('are read by their ids, more than one request takes; an unknown one is left out', async () => {
    const ids = Array.from({ length: 260 }, (_, index) => `9${index}`)
    const variants = await client().variantsOf(['43', 'unknown', '', ...ids])
    expect(variants.map(({ id }) => id)).toEqual(['43', ...ids])
    expect(await client().variantsOf(['44'])).toMatchObject([{ isAvailable: false, priceCents: 0 }])
  })
})
