import type { Edition } from '@association/content/define/event.ts'
import { RecordsError } from '@association/services/shared-state'
import { memoryCabinet } from '@association/services/shared-state/local/local.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { registrations as openRegistrations, type Registrations } from '../book/registrations.ts'
import { linesOf } from '../lines/lines-of.ts'
import { confirmCart } from '../submit/cart-notes.ts'
import { complete } from '../testing/drafts.ts'
import { edition as bookable } from '../testing/edition.ts'
import { memoryRecords } from '../testing/memory-records.ts'
import { orderOf, refundOf, webhook, webhookSecret } from '../testing/shop-webhooks.ts'
import { type OrderParts, receiveOrder } from './receive-order.ts'

const subject = 'auth0|1'
const id = 'a-registration-0001'
const dayMs = 86_400_000
const numbers: Record<string, string> = { listening: '11', change: '12', guest: '13', golf: '14' }
const withNumber = (variantId: string) => numbers[variantId.split('-')[0] ?? ''] ?? variantId
const edition: Edition = {
  ...bookable,
  capacity: { courses: { listening: 1 }, activities: {} },
  courses: bookable.courses.map((course) => ({
    ...course,
    offers: course.offers.map((offer) => ({ ...offer, variantId: withNumber(offer.variantId) })),
  })),
  extras: Object.fromEntries(
    Object.entries(bookable.extras).map(([name, extra]) => [
      name,
      extra && { ...extra, variantId: withNumber(extra.variantId) },
    ]),
  ) as Edition['extras'],
}
let now: number
let site: Registrations
let parts: OrderParts
const warnings: string[] = []

const own = { id, subject }
const registration = id
const all = [
  { id: 1, variantId: 11, quantity: 1, registration },
  { id: 2, variantId: 12, quantity: 1, registration },
  { id: 3, variantId: 13, quantity: 2, registration },
  { id: 4, variantId: 14, quantity: 1, registration },
]

beforeEach(async () => {
  now = Date.parse('2025-07-01T12:00:00Z')
  warnings.splice(0)
  const log = { warn: (line: string) => void warnings.push(line) }
  const lease = async () => ({ release: async () => {} })
  site = openRegistrations({
    ...{ records: memoryRecords(), lease, secret: 's'.repeat(32), now: () => now, log },
    ...{ areOrdersKnown: true, cartState: async () => 'completed' },
  })
  const draft = { ...complete(), id }
  const seats = { id, courses: ['listening', 'change'], activity: 'golf', waiting: [], guests: 2 } as const
  await site.reserve(edition, { ...seats, subject })
  const buyer = { pricing: { isMember: false, hasStandardPricing: false }, isVanguard: false, now }
  await site.saveDocument(edition, {
    ...{ id, edition: edition.key, owner: 'o', draft, lines: linesOf(draft, edition, buyer), total: 1 },
    ...{ tier: 'early bird', isVanguard: false, isJoining: false, submittedAt: now },
  })
  parts = {
    ...{ secret: webhookSecret, memory: memoryCabinet(1024 * 1024), registrations: site, log },
    editions: async () => [edition],
  }
})

const send = async (topic: string, body: unknown, headers?: Record<string, string>) =>
  (await receiveOrder(webhook(topic, body, headers), parts)).status
const booking = async () => {
  const found = await site.find(edition, own)
  if (!found) throw new Error('The registration is gone')
  return found
}
const state = async () => (await booking()).state
const seatsLeft = async () => (await site.storedSeats(edition)).courses.listening?.left

describe('an order', () => {
  test('with all lines confirms its registration, and its name is known', async () => {
    expect(await send('orders/paid', orderOf(all))).toBe(204)
    expect(await booking()).toMatchObject({ state: 'confirmed', orders: [{ name: '#1001' }] })
  })

  test.each([
    ['without a course', all.slice(1)],
    ['with one of two guests', all.map((line) => ({ ...line, quantity: 1 }))],
    [
      'whose course belongs to no registration',
      all.map((line, at) => (at === 0 ? { ...line, registration: 'another-registration' } : line)),
    ],
    [
      'with another variant',
      all.map((line) => ({ ...line, variantId: line.variantId === 11 ? 99 : line.variantId })),
    ],
    [
      'whose product was deleted',
      all.map((line) => ({ ...line, variantId: line.id === 1 ? null : line.variantId })),
    ],
  ])('%s has the payment checked, keeps the seats, and tells organizers once', async (_, lines) => {
    await send('orders/paid', orderOf(lines))
    await send('orders/paid', orderOf(lines, { updated_at: '2025-07-01T13:00:00-04:00' }))
    now += 60 * dayMs
    await site.all(edition)
    expect([await state(), await seatsLeft()]).toEqual(['checking', 0])
    expect(warnings.filter((line) => line.includes('is not wholly paid by the orders #1001'))).toHaveLength(1)
  })

  test('for the rest completes the payment', async () => {
    await send('orders/paid', orderOf(all.slice(1)))
    await send('orders/paid', orderOf(all.slice(0, 1), { id: 5_002, name: '#1002' }))
    expect(await booking()).toMatchObject({ state: 'confirmed', orders: [{}, {}] })
  })

  test('finds the registration by an attribute of the whole order, too', async () => {
    const lines = all.map(({ registration: _, ...line }) => line)
    const note_attributes = [{ name: '_registration', value: id }]
    await send('orders/paid', orderOf(lines, { note_attributes }))
    expect(await state()).toBe('confirmed')
  })

  test('finds the registration by the key of older carts', async () => {
    const order = orderOf(all)
    const line_items = order.line_items.map((line) => ({
      ...line,
      properties: [{ name: 'Registration', value: id }],
    }))
    await send('orders/paid', { ...order, line_items })
    expect(await state()).toBe('confirmed')
  })

  test('that comes after the hold confirms, and says so if the seat is gone', async () => {
    parts.registrations = site
    now += 4 * 3_600_000
    await site.all(edition)
    await site.reserve(edition, {
      id: 'a-registration-0002',
      subject: 'auth0|2',
      courses: ['listening'],
      waiting: [],
      guests: 0,
    })
    await send('orders/paid', orderOf(all))
    expect(await booking()).toMatchObject({ state: 'confirmed', isOverbooked: true })
  })

  test.each([
    ['a test order', orderOf(all, { test: true }), {}],
    ['a test of the webhook', orderOf(all), { 'x-shopify-test': 'true' }],
    ['another topic', orderOf(all), { 'x-shopify-topic': 'orders/updated' }],
    ['an order that is not paid', orderOf(all, { financial_status: 'pending' }), {}],
  ])('that is %s confirms nothing', async (_, body, headers) => {
    expect(await send('orders/paid', body, headers)).toBe(204)
    expect(await state()).toBe('held')
  })

  test('that names an unknown registration is logged', async () => {
    const stranger = all.map((line) => ({ ...line, registration: 'a-registration-9999' }))
    expect(await send('orders/paid', orderOf(stranger))).toBe(204)
    expect(warnings).toEqual([expect.stringContaining('a-registration-9999')])
  })
})

describe('a cancellation and a refund', () => {
  const canceled = { cancelled_at: '2025-07-03T09:00:00-04:00', updated_at: '2025-07-03T09:00:00-04:00' }

  test.each([
    ['in order', [0, 1]],
    ['in the wrong order', [1, 0]],
    ['twice', [0, 1, 0, 1, 0]],
  ])('end the registration and give the seats back: %s', async (_, sequence) => {
    const news = [
      ['orders/paid', orderOf(all)],
      ['orders/cancelled', orderOf(all, { ...canceled, financial_status: 'refunded' })],
    ] as const
    for (const at of sequence) {
      const [topic, body] = news[at] ?? news[0]
      await send(topic, body)
    }
    expect([await state(), await seatsLeft()]).toEqual(['refunded', 1])
  })

  test.each([
    ['in order', [0, 1, 2]],
    ['before their order', [2, 1, 0]],
    ['twice', [0, 1, 1, 2, 2]],
  ])('of all lines end the registration: %s', async (_, sequence) => {
    const news = [
      ['orders/paid', orderOf(all)],
      [
        'refunds/create',
        refundOf(71, [
          { line: 1, quantity: 1, registration },
          { line: 3, quantity: 2 },
        ]),
      ],
      [
        'refunds/create',
        refundOf(72, [
          { line: 2, quantity: 1, registration },
          { line: 4, quantity: 1 },
        ]),
      ],
    ] as const
    for (const at of sequence) {
      const [topic, body] = news[at] ?? news[0]
      await send(topic, body)
    }
    expect([await state(), await seatsLeft()]).toEqual(['refunded', 1])
  })

  test('of a part, which the order itself may tell too, has the rest checked', async () => {
    await send('orders/paid', orderOf(all))
    const refund = refundOf(71, [{ line: 1, quantity: 1 }])
    await send('refunds/create', refund)
    await send('orders/paid', orderOf(all, { refunds: [refund], updated_at: '2025-07-04T09:00:00-04:00' }))
    expect(await booking()).toMatchObject({ state: 'checking', orders: [{ refunds: [{ id: '71' }] }] })
  })

  test('of money alone changes nothing', async () => {
    await send('orders/paid', orderOf(all))
    await send('refunds/create', refundOf(71, []))
    expect(await state()).toBe('confirmed')
  })
})

describe('a paid cart without an order', () => {
  beforeEach(async () => {
    await site.noteCart(edition, own, 'cart')
    await confirmCart('cart', { registrations: site, editions: async () => [edition] })
  })

  test('is checked, and keeps its seats for 14 days; then the log has one warning', async () => {
    now += 14 * dayMs - 1
    await site.all(edition)
    expect([await state(), await seatsLeft(), warnings]).toEqual(['checking', 0, []])
    now += 1
    await site.all(edition)
    expect([await booking(), await seatsLeft()]).toMatchObject([{ state: 'expired', isUnclear: true }, 1])
    await site.all(edition)
    expect(warnings).toEqual([expect.stringContaining(`The registration ${id} has a payment`)])
  })

  test('is confirmed by its order, also after 14 days', async () => {
    now += 15 * dayMs
    await site.all(edition)
    await send('orders/paid', orderOf(all))
    expect((await booking()).isUnclear).toBeUndefined()
    expect(await state()).toBe('confirmed')
  })

  test('keeps the person from a second registration meanwhile', async () => {
    const again = { id: 'a-registration-0002', subject, courses: ['change'], waiting: [], guests: 0 }
    expect(await site.reserve(edition, again)).toEqual({ kind: 'paid', id })
  })

  test('names its orders once they are known', async () => {
    await send('orders/paid', orderOf(all))
    const names = await confirmCart('cart', { registrations: site, editions: async () => [edition] })
    expect(names).toEqual(['#1001'])
  })
})

describe('the route', () => {
  test.each([
    ['another secret', { 'x-shopify-hmac-sha256': 'c2lnbmF0dXJl' }],
    ['no signature', { 'x-shopify-hmac-sha256': '' }],
    ['a signature in hex', { 'x-shopify-hmac-sha256': 'ab'.repeat(32) }],
  ])('refuses %s before it reads the body', async (_, headers) => {
    expect(await send('orders/paid', orderOf(all), headers)).toBe(401)
    expect(await state()).toBe('held')
  })

  test('refuses a body that was changed on the way', async () => {
    const genuine = webhook('orders/paid', orderOf(all))
    const changed = new Request(genuine.url, {
      method: 'POST',
      headers: genuine.headers,
      body: JSON.stringify(orderOf(all.slice(1))),
    })
    expect((await receiveOrder(changed, parts)).status).toBe(401)
  })

  test('checks the bytes as they came', async () => {
    const text = JSON.stringify(orderOf(all), undefined, 2).replace('A line', 'Caf\\u00e9 \u{1f600}')
    expect(await send('orders/paid', text)).toBe(204)
    expect(await state()).toBe('confirmed')
  })

  test.each([
    ['no JSON', '{'],
    ['no order', { hello: [1] }],
    ['an order without its status', { ...orderOf(all), financial_status: undefined }],
    ['a negative quantity', orderOf([{ id: 1, variantId: 11, quantity: -1, registration }])],
  ])('refuses %s and logs it', async (_, body) => {
    expect(await send('orders/paid', body)).toBe(422)
    expect(warnings).toEqual([expect.stringContaining('cannot be read')])
  })

  test('refuses more than 2 MB', async () =>
    expect(await send('orders/paid', 'x'.repeat(2 * 1024 * 1024 + 1))).toBe(413))

  test('does not exist without a secret', async () => {
    parts.secret = undefined
    expect(await send('orders/paid', orderOf(all))).toBe(404)
  })

  test('takes a webhook once by its id, and again if it could not be noted', async () => {
    const { noteOrder } = site
    let [calls, isAway] = [0, true]
    parts.registrations = {
      ...site,
      noteOrder(...given) {
        calls += 1
        return isAway ? Promise.reject(new RecordsError('unreachable', 'no disk')) : noteOrder(...given)
      },
    }
    const same = { 'x-shopify-webhook-id': 'b54557e4-bdd9' }
    expect(await send('orders/paid', orderOf(all), same)).toBe(503)
    isAway = false
    for (const _ of [1, 2, 3]) expect(await send('orders/paid', orderOf(all), same)).toBe(204)
    expect([calls, await state()]).toEqual([2, 'confirmed'])
  })
})
