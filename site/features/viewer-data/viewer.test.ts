import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { platform } from '@association/services/platform'
import { localState } from '@association/services/shared-state'
import { memoryCabinet } from '@association/services/shared-state/local/local.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type PlatformTwin, startPlatform } from '../../../packages/local/platform/index.ts'
import type { Session } from '../session/session.ts'
import { signIn } from '../session/sign-in.ts'
import { identity, siteWithSignIn, type TestedSite, visitor } from '../session/testing/site-with-sign-in.ts'
import { answerOrders, answerViewer } from './answer-viewer.ts'
import { lastPricing, withLastPricing } from './last-pricing.ts'
import { type LoaderOptions, memberLoader } from './member-loader.ts'
import type { ViewerAnswer } from './viewer-answer.ts'
import { viewerAnswerOf } from './viewer-answer-of.ts'
import type { VisitorSource } from './visitor-of.ts'

const shop = 'http://shop.example'
const names = ['visitor', 'member', 'level', 'standard', 'lapsed', 'expiring'] as const
type Name = (typeof names)[number]

let site: TestedSite
let twin: PlatformTwin
const people = new Map<Name, ReturnType<typeof visitor>>()
/** Milliseconds since 1970. */
const signedInAt = new Map<Name, number>()
const log = { info() {}, warn() {} }
const state = localState({ folder: mkdtempSync(join(tmpdir(), 'viewer-')), log })
beforeAll(async () => {
  site = await siteWithSignIn()
  const { audience, claims } = identity
  twin = await startPlatform({ audience, claims, issuer: `${site.provider.url}/`, shopOrigins: [shop] })
  for (const name of names) {
    const person = visitor(site)
    await person.signIn(name)
    people.set(name, person)
    signedInAt.set(name, Date.now())
  }
})
afterEach(async () => {
  await control('PUT', '/faults/none')
  await control('PUT', '/control/reset')
  await control('DELETE', '/control/requests')
})
afterAll(async () => {
  await twin.close()
  await site.close()
})

const control = (method: string, path: string) => fetch(new URL(path, twin.url), { method })
const arrived = async (): Promise<string[]> => (await control('GET', '/control/requests')).json()
const visitOf = (name: Name) => people.get(name)?.visit() ?? { headers: new Headers() }
const tokenOf = async (name: Name) => (await site.first.accessTokenOf(visitOf(name))) ?? ''

type InstanceOptions = Pick<LoaderOptions, 'limits' | 'now'> & { deadlineMs?: number }

function instance(
  { deadlineMs = 2000, ...options }: InstanceOptions = {},
  source: VisitorSource = site.first,
) {
  const usual = { patience: 5000 }
  const loader = memberLoader({ state, log, ...options, limits: { ...usual, ...options.limits } })
  const platformFor = (token: string | undefined) =>
    platform({ url: twin.url, multipassOrigins: [shop], log, deadlineMs }, token)
  const load = async (session: Session, token: string | undefined) =>
    viewerAnswerOf(session, await loader.load(session, () => platformFor(token)))
  return {
    forget: loader.forget,
    respond: (visit: { headers: Headers }) => answerViewer(visit, source, load),
    async viewer(name: Name, last = lastPricing({ cabinet: () => undefined })): Promise<ViewerAnswer> {
      const loadLast = async (session: Session, token: string | undefined) =>
        withLastPricing(await load(session, token), session, last)
      return (await answerViewer(visitOf(name), source, loadLast)).json()
    },
    orders: (visit: { headers: Headers }) =>
      answerOrders(visit, source, { accountUrl: `${shop}/account`, platformFor }),
  }
}

describe('the viewer of a page', () => {
  test('is a guest without a session, and nothing is loaded', async () => {
    for (const cookie of [
      '',
      '__session=',
      '__session=eyJhbGciOiJkaXIi.x',
      `__session__0=${'a'.repeat(9000)}`,
    ]) {
      const response = await instance().respond({ headers: new Headers({ cookie }) })
      expect(await response.json()).toEqual({ phase: 'guest' })
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
    expect(await arrived()).toEqual([])
  })

  test('AU-006…AU-011 is loaded in the specified order', async () => {
    await instance().viewer('member')
    expect(await arrived()).toEqual([
      'GET /api/v2/users/10002',
      `GET /api/v2/products/multipass?url=${encodeURIComponent(`${shop}/account`)}`,
      'GET /api/v2/users/10002/bookmarks?type=article',
      'GET /api/v2/membershiprenewal/status',
      'GET /api/v2/courses/all',
      'GET /api/v2/users/certifications',
    ])
  })

  test('AU-023…AU-027 is known with bookmarks, credits, membership and the link to the orders', async () => {
    const response = await instance().respond(visitOf('expiring'))
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toEqual({
      phase: 'member',
      userId: '10006',
      name: 'Esther Nakamura-Featherstonehaugh',
      pricing: { isMember: true, hasStandardPricing: false },
      ordersUrl: '/api/viewer/orders',
      expiryNotice: expect.stringMatching(/^Your membership expires on/),
      bookmarks: [
        expect.objectContaining({
          entry: 'article-notes-from-a-leave',
          path: '/articles/notes-from-a-leave',
        }),
        expect.objectContaining({ entry: 'article-the-commute-is-a-meeting' }),
        expect.objectContaining({ entry: 'article-leave-at-six-out-loud' }),
      ],
      credits: 48,
      isVanguard: false,
    })
  })

  test.each([
    ['visitor', { isMember: false, hasStandardPricing: false }],
    ['member', { isMember: true, hasStandardPricing: false }],
    ['level', { isMember: true, levelPercent: 15, hasStandardPricing: false }],
    ['standard', { isMember: true, hasStandardPricing: true }],
    ['lapsed', { isMember: false, levelPercent: 15, hasStandardPricing: false }],
    ['expiring', { isMember: true, hasStandardPricing: false }],
  ] as const)('RO-006 buys as %s', async (name, pricing) => {
    expect(await instance().viewer(name)).toMatchObject({ pricing })
  })
})

describe('the data of a viewer', () => {
  test('is loaded once for many requests, and again after a minute', async () => {
    let clock = 0
    const { viewer } = instance({ now: () => clock })
    const answers = await Promise.all(Array.from({ length: 20 }, () => viewer('member')))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    clock = 59_000
    await viewer('member')
    expect(await arrived()).toHaveLength(6)
    clock = 60_001
    await viewer('member')
    expect(await arrived()).toHaveLength(12)
  })

  test('is loaded again on all instances after a change of the viewer', async () => {
    const [one, other] = [instance(), instance({}, site.second)]
    const before = await Promise.all([one.viewer('member'), other.viewer('member')])
    const client = platform({ url: twin.url, multipassOrigins: [shop], log }, await tokenOf('member'))
    await client.addBookmark('10002', { cmsid: 'new', type: 'article', website_url: 'https://x.example//a' })
    await one.forget('auth0|10002')
    const after = await Promise.all([one.viewer('member'), other.viewer('member')])
    expect(before.map(bookmarksOf)).toEqual([4, 4])
    expect(after.map(bookmarksOf)).toEqual([5, 5])
    expect(after[0]).toMatchObject({
      bookmarks: expect.arrayContaining([expect.objectContaining({ path: '/a' })]),
    })
  })

  test('is not loaded again for others', async () => {
    const { viewer, forget } = instance()
    await viewer('level')
    await forget('auth0|10002')
    await viewer('level')
    expect(await arrived()).toHaveLength(6)
  })

  test('is what arrived in time; the session is enough for a name, but not for prices', async () => {
    await control('PUT', '/faults/hang')
    const { viewer } = instance({ limits: { budget: 20, patience: 1 }, deadlineMs: 200 })
    expect(await viewer('level')).toEqual({
      phase: 'member',
      userId: '10003',
      name: 'Lev Almeida',
      pricing: null,
      ordersUrl: null,
      expiryNotice: null,
      bookmarks: null,
      credits: null,
      isVanguard: false,
    })
    // Requests that arrive later would be counted for the next test.
    await expect.poll(arrived).toHaveLength(6)
  })

  test('is requested in the same order from a slow platform, without a wait for each answer', async () => {
    await control('PUT', '/faults/hang')
    // The platform answers no request before the poll ends.
    const { viewer } = instance({ limits: { patience: 30 }, deadlineMs: 8000 })
    await viewer('member')
    const paths = async () => (await arrived()).map((line) => line.replace(/\?.*/, ''))
    await expect
      .poll(paths, { timeout: 5000 })
      .toEqual([
        'GET /api/v2/users/10002',
        'GET /api/v2/products/multipass',
        'GET /api/v2/users/10002/bookmarks',
        'GET /api/v2/membershiprenewal/status',
        'GET /api/v2/courses/all',
        'GET /api/v2/users/certifications',
      ])
  })

  test('is completed a few seconds after a failure', async () => {
    let clock = 0
    await control('PUT', '/faults/html')
    const { viewer } = instance({ now: () => clock, deadlineMs: 2001 })
    expect(await viewer('member')).toMatchObject({ bookmarks: null, pricing: null })
    await control('PUT', '/faults/none')
    clock = 5001
    expect(await viewer('member')).toMatchObject({ bookmarks: { length: 4 }, pricing: { isMember: true } })
  })

  test('never reaches another viewer: 2,000 interleaved requests on two instances', async () => {
    const instances = [instance(), instance({}, site.second)]
    const seen = { member: new Set<string>(), level: new Set<string>() }
    async function request(number: number) {
      const name = number % 2 === 0 ? 'member' : 'level'
      const one = instances[(number >> 1) % 2]
      if (number % 251 === 0) await one?.forget(subjects[name])
      seen[name].add(JSON.stringify(await one?.viewer(name)))
    }
    for (const round of Array.from({ length: 50 }, (_, index) => index))
      await Promise.all(Array.from({ length: 40 }, (_, index) => request(40 * round + index)))
    expect([...seen.member].map(shownOf)).toEqual([
      expect.stringMatching(/^Maren Oduya 206 article-three-lines/),
    ])
    expect([...seen.level].map(shownOf)).toEqual([
      expect.stringMatching(/^Lev Almeida 24 article-retiring-twice/),
    ])
  })
})

const subjects = { member: 'auth0|10002', level: 'auth0|10003' } as const

function shownOf(text: string): string {
  const { name, credits, bookmarks } = JSON.parse(text)
  return [name, credits, ...bookmarks.map(({ entry }: { entry: string }) => entry)].join(' ')
}

describe('in an outage', () => {
  const services = {
    platform: ['slow', 'hang', 'down', 'html', 'cut', 'broken', 'busy', 'unavailable'],
    identity: ['500', '429', 'reset', 'html', 'half', 'hang'],
  } as const
  const kinds = Object.entries(services).flatMap(([service, faults]) =>
    faults.map((fault) => [service as keyof typeof services, fault] as const),
  )
  const limits = { budget: 400, patience: 1 }
  let deadlineMs = 300
  /** The access token is too old, and the session ends in 15 seconds. On a slow machine, a running clock would end it. */
  const shortBeforeEnd = (name: Name) => (signedInAt.get(name) ?? 0) + 86_400_000 - 15_000

  async function during(
    [service, fault]: (typeof kinds)[number],
    name: Name,
    last = lastPricing({ cabinet: () => undefined }),
  ) {
    deadlineMs += 1
    const app = signIn({
      ...site.options,
      config: { ...site.options.config, deadlineMs: 300 },
      now: () => shortBeforeEnd(name),
    })
    const source = service === 'identity' ? { ...app, patienceMs: 500 } : site.first
    if (service === 'platform') await control('PUT', `/faults/${fault}`)
    else await site.control(`/faults/${fault}?path=/oauth/token`)
    const answer = await instance({ limits, deadlineMs }, source).viewer(name, last)
    await site.control('/faults/none')
    return answer
  }

  test.each(kinds)(
    'of the %s that is “%s”, the answer does not say that a member is no member',
    async (...kind) => {
      const answer = await during(kind, 'member')
      expect(answer).toMatchObject({ phase: 'member', name: 'Maren Oduya', pricing: null })
      expect(JSON.stringify(answer)).not.toContain('isMember')
    },
  )

  test.each(kinds)('of the %s that is “%s”, a member reads the last known prices', async (...kind) => {
    const cabinet = memoryCabinet(10_000)
    const last = lastPricing({ cabinet: () => cabinet })
    await instance().viewer('level', last)
    const known = { isMember: true, levelPercent: 15, hasStandardPricing: false }
    expect(await during(kind, 'level', last)).toMatchObject({ pricing: known })
    const muchLater = lastPricing({ cabinet: () => cabinet, now: () => Date.now() + 3_600_001 })
    expect(await during(kind, 'level', muchLater)).toMatchObject({ pricing: null })
  })

  test('of the platform, a person who is known as no member stays one', async () => {
    expect(await during(['platform', 'broken'], 'visitor')).toMatchObject({
      pricing: { isMember: false, hasStandardPricing: false },
    })
  })
})

describe('“My Orders”', () => {
  test('leads to the account at the shop with a new sign-in link each time', async () => {
    const { orders } = instance()
    const [one, two] = await Promise.all([orders(visitOf('member')), orders(visitOf('member'))])
    const [first, second] = [one, two].map(({ headers }) => headers.get('location') ?? '')
    expect([one.status, one.headers.get('cache-control')]).toEqual([303, 'private, no-store'])
    expect(first).toMatch(/^http:\/\/shop\.example\/account\/login\/multipass\/[\w=-]+$/)
    expect(second).not.toBe(first)
  })

  test('leads guests, and visitors whose link fails, to the page where the shop asks who they are', async () => {
    const { orders } = instance({ deadlineMs: 2002 })
    const asGuest = await orders({ headers: new Headers() })
    await control('PUT', '/faults/broken')
    const withFault = await orders(visitOf('member'))
    for (const response of [asGuest, withFault])
      expect([response.status, response.headers.get('location')]).toEqual([303, `${shop}/account`])
  })
})

const bookmarksOf = (answer: ViewerAnswer) =>
  answer.phase === 'member' ? answer.bookmarks?.length : undefined
