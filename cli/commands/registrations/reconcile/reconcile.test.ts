import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type StorefrontTwin, startStorefront } from '@association/local/storefront/index.ts'
import { sold } from '@association/local/storefront/testing/sold.ts'
import { recordingIo } from '@association/local/testing/recording-io.ts'
import { type ReconcileConfig, reconcileConfig } from '@association/services/config'
import { isExportToken } from '@association/services/registrations/export-token.ts'
import type { ExportedRegistration } from '@association/services/registrations/exported.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { run } from './run.ts'

const secret = 'a-registration-secret-of-32-chars'
const keys = ['fall-2026', 'fall-2027']
const dayMs = 86_400_000
let twin: StorefrontTwin
let config: ReconcileConfig
let registrations: ExportedRegistration[]
let carts = 0

const site = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://site.test')
  const edition = url.searchParams.get('edition') ?? ''
  const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
  const send = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body))
  if (!isExportToken(token, { secret, edition, now: Date.now() })) return void send(401, {})
  if (!keys.includes(edition)) return void send(404, { editions: keys })
  send(200, { edition, name: edition, registrations: edition === keys[1] ? registrations : [] })
})

beforeAll(async () => {
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready))
  twin = await startStorefront({
    ...{ token: 'storefront', adminToken: 'shpat_an-admin-token', siteUrl: 'http://127.0.0.1:9' },
    sold: [sold('41', 100)],
  })
  config = reconcileConfig({
    SITE_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    REGISTRATION_SECRET: secret,
    SHOPIFY_STORE_URL: twin.url,
    SHOPIFY_ADMIN_TOKEN: 'shpat_an-admin-token',
  })
})
beforeEach(() => {
  registrations = []
})
afterEach(() => fetch(`${twin.url}/faults/none`, { method: 'PUT' }))
afterAll(async () => {
  await twin.close()
  site.close()
})

const registered = (id: string, changed: Partial<ExportedRegistration> = {}): ExportedRegistration => ({
  ...{ id, state: 'confirmed', registeredAt: new Date().toISOString(), firstName: 'Ana', lastName: 'Núñez' },
  ...{ credentials: '', badgeName: '', email: '', phone: '', organization: '', emergencyName: '' },
  ...{ emergencyPhone: '', diet: [], dietOther: '', wantsVisaLetter: false, hasOptedOutOfSponsors: false },
  ...{ courses: [], waitingFor: [], activity: 'none', activityDetails: {}, guests: [], isVanguard: false },
  ...{ joinsNow: false, tier: null, totalCents: 1, isOverbooked: false, isUnclear: false, orders: [] },
  lines: [
    { variantId: 'gid://shopify/ProductVariant/41', quantity: 1, name: 'Finance' },
    { variantId: '42', quantity: 2, name: 'Guest' },
  ],
  ...changed,
})

function order(id: string, pieces: Readonly<Record<string, number>>, isTest = false) {
  carts += 1
  const attributes = [{ key: '_registration', value: id }]
  const lines = Object.entries(pieces).map(([variantId, quantity]) => ({
    ...{ variantId, quantity, attributes, productTitle: 'P', title: 'T', cents: 100 },
  }))
  return twin.shop.data.placeOrder(`cart ${carts}`, {
    ...{ email: 'ana@example.org', at: new Date().toISOString(), lines, totalCents: 1, isTest },
  }).number
}
const whole = { 41: 1, 42: 2 }

async function reconcile(options: { edition?: string; token?: string } = {}) {
  const { io, said } = recordingIo()
  const { token = config.shop.adminToken, ...rest } = options
  const shop = { ...config.shop, adminToken: token }
  const code = await run({ ...rest, config: { ...config, shop }, format: 'json' }, io)
  const findings: { kind: string; registration: string; detail: string; orders: string[] }[] = JSON.parse(
    said.out,
  ).findings
  return { code, said, findings }
}
const kindsOf = async (id: string) =>
  (await reconcile()).findings.filter(({ registration }) => registration === id).map(({ kind }) => kind)

test('a registration that its order pays is no finding, and neither is a test order', async () => {
  registrations = [registered('a-registration-whole')]
  order('a-registration-whole', whole)
  order('a-registration-test1', whole, true)
  expect(await reconcile()).toMatchObject({ code: 0, findings: [] })
})

test('each kind of difference is found, and ends with code 2', async () => {
  const make = (name: string, changed?: Partial<ExportedRegistration>) =>
    registered(`a-registration-${name}`, changed)
  registrations = [
    make('missing'),
    make('short', { state: 'checking' }),
    make('extra'),
    make('refunded'),
    make('returned'),
    make('duplicate'),
    make('late', { state: 'expired' }),
    make('overbooked', { isOverbooked: true }),
    make('unclear', { state: 'expired', isUnclear: true }),
    make('expired', { state: 'expired' }),
  ]
  const id = (name: string) => `a-registration-${name}`
  order(id('short'), { 42: 1 })
  order(id('extra'), { ...whole, 43: 1 })
  const refunded = order(id('refunded'), whole)
  await control(`orders/${refunded}/refund`, { lines: [{ variant: '41', quantity: 1 }] })
  await control(`orders/${order(id('returned'), whole)}/cancel`)
  order(id('duplicate'), whole)
  order(id('duplicate'), whole)
  order(id('late'), whole)
  order(id('overbooked'), whole)
  order(id('foreign'), whole)
  const { code, findings } = await reconcile()
  expect(code).toBe(2)
  expect(findings.map(({ kind, registration }) => [registration.slice(15), kind])).toEqual([
    ['missing', 'missing'],
    ['short', 'short'],
    ['extra', 'extra'],
    ['refunded', 'refunded'],
    ['returned', 'refunded'],
    ['duplicate', 'duplicate'],
    ['late', 'late'],
    ['overbooked', 'late'],
    ['unclear', 'missing'],
    ...findings
      .filter(({ kind }) => kind === 'foreign')
      .map(({ registration }) => [registration.slice(15), 'foreign']),
  ])
  expect(findings.find(({ kind }) => kind === 'short')?.detail).toBe('not paid: 1 × Finance, 1 × Guest')
  expect(findings.find(({ kind }) => kind === 'foreign')).toBeDefined()
})

test('two orders that pay for one registration together are no finding', async () => {
  registrations = [registered('a-registration-split')]
  order('a-registration-split', { 41: 1 })
  order('a-registration-split', { 42: 2 })
  expect(await kindsOf('a-registration-split')).toEqual([])
})

test('a registration whose orders the token may not read is not called missing', async () => {
  const registeredAt = new Date(Date.now() - 61 * dayMs).toISOString()
  registrations = [registered('a-registration-older', { registeredAt })]
  const { said } = await reconcile()
  expect(await kindsOf('a-registration-older')).toEqual([])
  expect(said.err).toContain('1 registration older than 60 days not compared')
})

test('an unknown edition, a wrong token and a shop in trouble end with a sentence', async () => {
  await expect(reconcile({ edition: 'spring' })).rejects.toThrow('choose fall-2026, fall-2027')
  await expect(reconcile({ token: 'wrong' })).rejects.toThrow('refuses SHOPIFY_ADMIN_TOKEN')
  await control('faults/html')
  await expect(reconcile()).rejects.toThrow('Nothing was compared')
})

const control = (path: string, body: unknown = {}) =>
  fetch(`${twin.url}/${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
