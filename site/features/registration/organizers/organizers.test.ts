import { localEnvironment } from '@association/local/environment/environment.ts'
import { siteConfig } from '@association/services/config'
import { exportToken } from '@association/services/registrations/export-token.ts'
import { readExported } from '@association/services/registrations/exported.ts'
import { RecordsError } from '@association/services/shared-state'
import { sign } from '@association/services/signature'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Booking, NewBooking } from '../book/book-state.ts'
import { registrations as openRegistrations } from '../book/registrations.ts'
import { linesOf } from '../lines/lines-of.ts'
import { complete } from '../testing/drafts.ts'
import { edition, now } from '../testing/edition.ts'
import { memoryRecords } from '../testing/memory-records.ts'
import { answerExport } from './answer-export.ts'
import { answerFigures } from './answer-figures.ts'

const config = siteConfig(localEnvironment())
const { secret } = config.registration
const sold = { ...edition, capacity: { courses: { listening: 2 }, activities: { golf: 1 } } }
const buyer = { pricing: { isMember: true, hasStandardPricing: false }, isVanguard: false, now }
const warnings: string[] = []
const log = { warn: (message: string) => void warnings.push(message) }
let registrations: ReturnType<typeof openRegistrations>
let checked: ReturnType<typeof openRegistrations>
let lines: ReturnType<typeof linesOf>

const ada = 'a-registration-0001'
const bo = 'a-registration-0002'
const cy = 'a-registration-0003'

const want = (id: string, changed: Partial<Omit<NewBooking, 'owner'>> = {}) =>
  registrations.reserve(sold, { id, subject: id, courses: [], waiting: [], guests: 0, ...changed })

beforeEach(async () => {
  warnings.length = 0
  const lease = async () => ({ release: async () => {} })
  const shared = { records: memoryRecords(), lease, secret, now: () => now }
  registrations = openRegistrations({ ...shared, cartState: async () => 'open' })
  checked = openRegistrations({ ...shared, cartState: async () => 'open', areOrdersKnown: true })
  await want(ada, { courses: ['listening', 'change'], activity: 'golf', guests: 2 })
  await registrations.noteCart(sold, { id: ada, subject: ada }, 'cart')
  await registrations.confirmCart(sold, 'cart')
  await want(bo, { courses: ['listening'] })
  await want(cy, { waiting: ['listening'] })
  const draft = { ...complete(), id: ada }
  lines = linesOf(draft, sold, buyer)
  await registrations.saveDocument(sold, {
    ...{ id: ada, edition: sold.key, owner: ada, draft, lines, total: 128_500, tier: 'early bird' },
    ...{ isVanguard: false, isJoining: false, submittedAt: now },
  })
})

const parts = () => ({ config, registrations, log, now, editions: async () => [sold] })
const away = {
  all: () => Promise.reject(new RecordsError('unreachable', 'the store is away')),
  document: async () => undefined,
}

describe('POST /api/editor/registrations', () => {
  const path = '/api/editor/registrations'
  const origin = 'http://localhost:3001'
  function ask(given: object, change: { secret?: string; registrations?: typeof registrations } = {}) {
    const body = JSON.stringify(given)
    const headers = { 'content-type': 'application/json', 'x-contentful-space-id': 'events' }
    const signed = sign(
      change.secret ?? config.preview.appSigningSecret,
      { method: 'POST', path, headers, body },
      now,
    )
    const request = new Request(config.siteUrl + path, {
      method: 'POST',
      body,
      headers: { ...headers, ...signed, origin },
    })
    return answerFigures(request, { ...parts(), ...change })
  }

  test('counts held, confirmed and waiting registrations, and contains no names', async () => {
    const response = await ask({ edition: sold.key })
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const text = await response.text()
    const figures = JSON.parse(text)
    expect(figures).toMatchObject({
      key: sold.key,
      name: sold.name,
      tier: { name: 'early bird', endsAt: '2025-07-16T00:00:00.000Z' },
      guests: 2,
      total: { held: 1, checking: 0, confirmed: 1, waiting: 1, refunded: 0 },
      at: '2025-07-01T12:00:00.000Z',
    })
    expect(figures.courses[0]).toEqual({
      ...{ slug: 'listening', title: 'Listening under pressure', day: 1 },
      ...{ capacity: 2, held: 1, checking: 0, confirmed: 1, waiting: 1 },
    })
    expect(figures.courses[1]).toMatchObject({ slug: 'budgets', capacity: null, held: 0, confirmed: 0 })
    expect(figures.activities[0]).toEqual({
      ...{ name: 'golf', capacity: 1, held: 0, checking: 0, confirmed: 1, waiting: 0 },
    })
    for (const personal of ['Ada', 'Okafor', 'example.org', ada]) expect(text).not.toContain(personal)
  })

  test('counts the seats of a payment that is being checked as taken', async () => {
    await registrations.noteCart(sold, { id: bo, subject: bo }, 'cart of Bo')
    await checked.confirmCart(sold, 'cart of Bo')
    const figures = await (await ask({ edition: sold.key })).json()
    expect(figures.courses[0]).toMatchObject({ capacity: 2, held: 0, checking: 1, confirmed: 1 })
    expect(figures.total).toEqual({ held: 0, checking: 1, confirmed: 1, waiting: 1, refunded: 0 })
  })

  test('counts refunded registrations, which have no seats', async () => {
    const refunded = (booking: Booking) => ({
      ...booking,
      ...(booking.id === ada && { state: 'refunded' as const }),
    })
    const all = async () => (await registrations.all(sold)).map(refunded)
    const figures = await (
      await ask({ edition: sold.key }, { registrations: { ...registrations, all } })
    ).json()
    expect(figures.courses[0]).toMatchObject({ held: 1, checking: 0, confirmed: 0 })
    expect(figures.total).toEqual({ held: 1, checking: 0, confirmed: 0, waiting: 1, refunded: 1 })
    expect(figures.guests).toBe(0)
  })

  test('is refused without the signature of Contentful, and for an unknown edition', async () => {
    expect((await ask({ edition: sold.key }, { secret: 'f'.repeat(64) })).status).toBe(401)
    expect((await ask({ edition: 'other' })).status).toBe(404)
    expect((await ask({})).status).toBe(404)
  })

  test('says that the registrations are away, so that the app can read it', async () => {
    const response = await ask({ edition: sold.key }, { registrations: { ...registrations, ...away } })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([503, origin])
    expect(warnings).toHaveLength(1)
  })
})

describe('GET /api/registrations/export', () => {
  const token = exportToken({ secret, edition: sold.key, now })
  function ask(authorization: string | undefined, change: Partial<ReturnType<typeof parts>> = {}) {
    const address = `${config.siteUrl}/api/registrations/export?edition=${sold.key}`
    const request = new Request(address, { headers: authorization ? { authorization } : {} })
    return answerExport(request, { ...parts(), ...change })
  }

  test('returns all registrations with their answers, in the form that the command line reads', async () => {
    const response = await ask(`Bearer ${token}`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const exported = readExported(await response.json())
    expect(exported).toMatchObject({ edition: sold.key, name: sold.name })
    expect(exported?.registrations.map(({ id, state }) => [id, state])).toEqual([
      [ada, 'confirmed'],
      [bo, 'held'],
      [cy, 'waiting'],
    ])
    expect(exported?.registrations[0]).toEqual({
      ...{ id: ada, state: 'confirmed', registeredAt: '2025-07-01T12:00:00.000Z' },
      ...{ firstName: 'Ada', lastName: 'Okafor', credentials: 'MD', badgeName: 'Ada Okafor' },
      ...{ email: 'ada@example.org', phone: '+1 (312) 555-0100', organization: '' },
      ...{ emergencyName: 'Bo Lindqvist', emergencyPhone: '312.555.0111', diet: ['Vegan'], dietOther: '' },
      ...{ wantsVisaLetter: false, hasOptedOutOfSponsors: true },
      courses: [
        { day: 1, slug: 'listening', title: 'Listening under pressure' },
        { day: 3, slug: 'change', title: 'Leading change' },
      ],
      waitingFor: [],
      activity: 'golf',
      activityDetails: { Handicap: '12.4', Clubs: 'Rental, left-handed', Pairing: 'Dr. Osei' },
      guests: ['Bo Lindqvist', 'Zoë Ng'],
      ...{ isVanguard: false, joinsNow: false, tier: 'early bird', totalCents: 128_500, isOverbooked: false },
      ...{ isUnclear: false, orders: [] },
      lines: lines.map(({ variantId, quantity, name }) => ({ variantId, quantity, name })),
    })
    expect(exported?.registrations[2]?.waitingFor).toEqual([
      { day: 1, slug: 'listening', title: 'Listening under pressure', since: '2025-07-01T12:00:00.000Z' },
    ])
  })

  test.each([
    ['no token', undefined],
    ['another scheme', `Basic ${token}`],
    ['an old token', `Bearer ${exportToken({ secret, edition: sold.key, now: now - 360_000 })}`],
    ['a token for another edition', `Bearer ${exportToken({ secret, edition: 'other', now })}`],
    [
      'a token of another secret',
      `Bearer ${exportToken({ secret: 'x'.repeat(32), edition: sold.key, now })}`,
    ],
  ])('%s is refused, and nothing personal is in the answer', async (_, authorization) => {
    const response = await ask(authorization)
    expect(response.status).toBe(401)
    expect(await response.text()).not.toMatch(/Ada|fall-institute/)
  })

  test('an unknown edition names the known ones, only to those with a token', async () => {
    const response = await ask(`Bearer ${token}`, { editions: async () => [{ ...sold, key: 'fall-2027' }] })
    expect([response.status, await response.json()]).toMatchObject([404, { editions: ['fall-2027'] }])
  })

  test('of a damaged registration the answers are empty, and all others are whole', async () => {
    const document = (of: string) =>
      of === bo
        ? Promise.reject(new RecordsError('damaged', 'it cannot be read'))
        : registrations.document(of)
    const response = await ask(`Bearer ${token}`, { registrations: { ...registrations, document } })
    const exported = readExported(await response.json())
    expect(exported?.registrations.map(({ id, firstName }) => [id, firstName])).toEqual([
      [ada, 'Ada'],
      [bo, ''],
      [cy, ''],
    ])
    expect(warnings).toEqual([expect.stringContaining(bo)])
  })

  test('says that the registrations are away, and logs nothing personal', async () => {
    const response = await ask(`Bearer ${token}`, { registrations: { ...registrations, ...away } })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
    expect(warnings.join()).not.toMatch(/Ada|example\.org/)
  })
})
