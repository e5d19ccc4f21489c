import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { multipassSecret } from '../members/accounts.ts'
import { multipassToken } from '../members/multipass.ts'
import { addLines, createCart } from './cart/change-cart.ts'
import { gids } from './cart/ids.ts'
import { type StorefrontTwin, startStorefront } from './index.ts'
import { sold } from './testing/sold.ts'

let twin: StorefrontTwin
let clock = new Date('2026-05-04T12:00:00Z')
beforeAll(async () => {
  twin = await startStorefront({
    token: 'token',
    siteUrl: 'http://localhost:3000',
    now: () => clock,
    sold: [
      sold('1', 895, {
        productTitle: 'Finance & <Ops>',
        price: { price: 895, specialMemberPrice: 645, isProgramSpecific: false },
      }),
      sold('2', 100, { title: 'In-Person' }),
      sold('349', 349, {
        productType: 'membership',
        price: { price: 349, isProgramSpecific: true },
      }),
      sold('guest', 195, {
        productType: 'Event',
        price: { price: 195, specialMemberPrice: 95, isProgramSpecific: true },
      }),
    ],
  })
})
beforeEach(() => {
  clock = new Date('2026-05-04T12:00:00Z')
  twin.shop.data.setStock('2', 10)
})
afterAll(() => twin.close())

type FormRequest = { form?: Record<string, string>; cookie?: string }
async function visit(path: string, { form, cookie = '' }: FormRequest = {}) {
  const response = await fetch(new URL(path, twin.url), {
    method: form ? 'POST' : 'GET',
    headers: { cookie },
    body: form ? new URLSearchParams(form) : null,
    redirect: 'manual',
  })
  const location = response.headers.get('location')
  const cookies = response.headers.getSetCookie()
  return { status: response.status, location, cookies, text: await response.text() }
}

function cartWith(lines: Record<string, number>) {
  const { cart } = createCart(twin.shop, {
    lines: Object.entries(lines).map(([id, quantity]) => ({
      merchandiseId: gids.variant(id),
      quantity,
      attributes: [
        { key: 'Attendee', value: 'Dr. <b>Ruiz</b>' },
        { key: '_registration', value: 'an-id-of-the-site' },
      ],
    })),
  })
  return cart?.id ?? ''
}

const payment = (more: Record<string, string> = {}) => ({
  ...{
    email: 'Buyer@example.org',
    name: 'B. Buyer',
    card: '1',
    expiry: '12/30',
    code: '123',
    total: '99500',
  },
  ...more,
})

const signInLink = (more: Partial<Parameters<typeof multipassToken>[1]> = {}, secret = multipassSecret) =>
  `/account/login/multipass/${multipassToken(secret, {
    email: 'member@example.org',
    created_at: clock.toISOString(),
    return_to: `${twin.url}/account`,
    ...more,
  })}`

async function signedIn(email = 'member@example.org') {
  const { cookies } = await visit(signInLink({ email }))
  return cookies[0]?.split(';')[0] ?? ''
}

describe('PS-029 the hosted checkout', () => {
  test('shows lines, attributes and the total, all escaped', async () => {
    const { text } = await visit(`/checkouts/${cartWith({ 1: 1, 2: 1 })}`)
    expect(text).toContain('Finance &#38; &#60;Ops&#62;')
    expect(text).toContain('Product 2 – In-Person')
    expect(text).toContain('Dr. &#60;b&#62;Ruiz&#60;&#47;b&#62;'.replace('&#47;', '/'))
    expect(text).toContain('Pay $995.00')
    expect(text).not.toContain('<b>')
  })

  test('hides attributes whose key begins with an underscore, as Shopify does', async () => {
    const { text } = await visit(`/checkouts/${cartWith({ 1: 1 })}`)
    expect(text).not.toMatch(/_registration|an-id-of-the-site/)
  })

  test('creates one order, however often the form is sent', async () => {
    const token = cartWith({ 1: 1, 2: 1 })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visit(`/checkouts/${token}`, { form: payment() })),
    )
    const thankYou = `/checkouts/${token}/thank-you`
    expect(answers.map(({ status, location }) => [status, location])).toEqual(Array(5).fill([303, thankYou]))
    expect(
      twin.shop.data.ordersOf('buyer@example.org').filter(({ totalCents }) => totalCents === 99_500),
    ).toHaveLength(1)
    expect((await visit(`/checkouts/${token}`)).location).toBe(thankYou)
    expect((await visit(thankYou)).text).toContain('http://localhost:3000/cart?order=completed')
    expect(twin.shop.data.stock('2')).toBe(9)
  })

  test.each([
    ['2', 402, 'Your card was declined. You have not been charged.'],
    ['3', 502, 'The payment failed. You have not been charged.'],
    ['4111', 422, 'Enter one of the test cards: 1, 2 or 3.'],
  ])('with the card %s answers %i, keeps the form and creates no order', async (card, status, message) => {
    const token = cartWith({ 2: 1 })
    const answer = await visit(`/checkouts/${token}`, { form: payment({ card, total: '10000' }) })
    expect(answer).toMatchObject({ status, text: expect.stringContaining(message) })
    expect(answer.text).toContain('value="B. Buyer"')
    expect(twin.shop.data.order(token)).toBeUndefined()
    expect((await visit(`/checkouts/${token}`)).status).toBe(200)
  })

  test.each([
    ['email', ''],
    ['email', 'nobody'],
    ['name', ' '],
    ['expiry', '04/26'],
    ['expiry', '13/30'],
    ['code', '12'],
  ])('does not take %s “%s”, and names the field', async (field, value) => {
    const token = cartWith({ 2: 1 })
    const form = payment({ total: '10000', [field]: value })
    const { status, text } = await visit(`/checkouts/${token}`, { form })
    expect(status).toBe(422)
    expect(text).toContain(`<a href="#${field}">`)
    expect(text).toMatch(
      new RegExp(`id="${field}"[^>]*aria-invalid="true"[^>]*aria-describedby="${field}-problem`),
    )
  })

  test('asks again if the stock or the price changed meanwhile', async () => {
    const token = cartWith({ 2: 4 })
    twin.shop.data.setStock('2', 3)
    const answer = await visit(`/checkouts/${token}`, { form: payment({ total: '40000' }) })
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('The total is now $300.00.')
    expect(answer.text).toContain('Only 3 left, so the quantity is reduced')
    twin.shop.data.setStock('2', 0)
    expect((await visit(`/checkouts/${token}`)).text).toContain('Everything in this order is sold out.')
    expect((await visit(`/checkouts/${token}`, { form: payment({ total: '0' }) })).status).toBe(409)
    expect(twin.shop.data.order(token)).toBeUndefined()
  })

  test('does not change a cart that is an order', async () => {
    const token = cartWith({ 2: 1 })
    await visit(`/checkouts/${token}`, { form: payment({ total: '10000' }) })
    const line = { merchandiseId: gids.variant('1') }
    expect(addLines(twin.shop, gids.cart(token), [line])).toMatchObject({ cart: undefined, userErrors: [{}] })
  })

  test('answers 404 for a checkout that does not exist', async () => {
    expect(await visit('/checkouts/unknown')).toMatchObject({ status: 404 })
    expect(await visit('/checkouts/unknown', { form: payment() })).toMatchObject({ status: 404 })
    expect(await visit('/checkouts/unknown/thank-you')).toMatchObject({ status: 404 })
    expect(await visit('/nothing')).toMatchObject({ status: 404 })
  })
})

describe('a Multipass link', () => {
  test('signs in, leads to the checkout, and gives the prices of the member', async () => {
    const token = cartWith({ 1: 2 })
    const link = signInLink({ return_to: `${twin.url}/checkouts/${token}` })
    const { status, location, cookies } = await visit(link)
    expect([status, location]).toEqual([302, `/checkouts/${token}`])
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/\w+; HttpOnly; SameSite=Lax$/)
    const cookie = cookies[0]?.split(';')[0] ?? ''
    const { text } = await visit(location ?? '', { cookie })
    expect(text).toContain('Signed in as <strong>member@example.org</strong>')
    expect(text).toContain('2 × $645.00 · Member price')
    const form = payment({ email: 'other@example.org', total: '129000' })
    await visit(`/checkouts/${token}`, { form, cookie })
    expect(twin.shop.data.order(token)).toMatchObject({ email: 'member@example.org', totalCents: 129_000 })
  })

  test.each([
    ['level@example.org', 'Your level: 15 %', '85.00'],
    ['standard@example.org', 'Standard pricing, 15 % off', '85.00'],
    ['lapsed@example.org', '', '100.00'],
  ])('gives %s the price “%s”', async (email, reason, price) => {
    const { text } = await visit(`/checkouts/${cartWith({ 2: 1 })}`, { cookie: await signedIn(email) })
    expect(text).toContain(`1 × $${price}${reason && ` · ${reason}`}<`)
  })

  test.each([
    ['visitor@example.org', '1 × $100.00', '1,484.00'],
    ['lapsed@example.org', '1 × $100.00', '1,484.00'],
    ['level@example.org', '1 × $85.00 · Your level: 15 %', '1,469.00'],
  ])('OPEN-27: with a membership in the cart, %s pays what members pay', async (email, line, total) => {
    const token = cartWith({ 349: 1, 1: 1, 2: 1, guest: 2 })
    const { text } = await visit(`/checkouts/${token}`, { cookie: await signedIn(email) })
    expect(text).toContain(line)
    expect(text).toContain('1 × $645.00 · Member price')
    expect(text).toContain('1 × $349.00<')
    expect(text).toContain('2 × $195.00<')
    expect(text).toContain(`Pay $${total}`)
  })

  test('works once', async () => {
    const link = signInLink()
    expect((await visit(link)).status).toBe(302)
    expect(await visit(link)).toMatchObject({
      status: 403,
      cookies: [],
      text: expect.stringContaining('used before'),
    })
  })

  test.each<[string, () => string]>([
    ['that another secret signed', () => signInLink({}, 'another-secret')],
    ['that was changed', () => signInLink().replace(/(.{40})$/, (end) => [...end].toReversed().join(''))],
    ['that is cut', () => signInLink().slice(0, 80)],
    ['that is none', () => '/account/login/multipass/abc'],
    ['that is 15 minutes old', () => signInLink({ created_at: '2026-05-04T11:45:00Z' })],
    ['of the future', () => signInLink({ created_at: '2026-05-04T12:02:00Z' })],
    ['without a time', () => signInLink({ created_at: 'now' })],
  ])('%s signs nobody in', async (_what, link) => {
    expect(await visit(link())).toMatchObject({ status: 403, cookies: [], location: null })
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
    'http://localhost:4020.evil.example/',
  ])('never leads to %j', async (return_to) => {
    expect((await visit(signInLink({ return_to }))).location).toBe('/account')
  })

  test('leads to no other origin through dot segments', async () => {
    const { location } = await visit(signInLink({ return_to: `${twin.url}/.//evil.example/` }))
    expect(new URL(location ?? '', twin.url).origin).toBe(twin.url)
  })
})

describe('SH-043 My Orders', () => {
  test('lists only the orders of the customer, until the sign-out', async () => {
    const cookie = await signedIn('vanguard@example.org')
    expect((await visit('/account', { cookie })).text).toContain('You have no orders yet.')
    const token = cartWith({ 2: 3 })
    await visit(`/checkouts/${token}`, { form: payment({ total: '30000' }), cookie })
    const { text } = await visit('/account', { cookie })
    expect(text).toMatch(/Order #\d{4}.*May 4, 2026/s)
    expect(text).toContain('3 × Product 2 – In-Person')
    expect((await visit('/account', { cookie: await signedIn('level@example.org') })).text).toContain(
      'no orders',
    )
    await visit('/account/logout', { cookie, form: {} })
    expect(await visit('/account', { cookie })).toMatchObject({ status: 401 })
  })
})
