import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { platform } from '@association/services/platform'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { gather } from '../../../cli/seed/wish/gather.ts'
import { accounts, multipassSecret } from '../members/accounts.ts'
import { readMultipassToken } from '../members/multipass.ts'
import { type PlatformTwin, startPlatform } from './index.ts'
import { coursesOf } from './routes/records.ts'
import { bookmarksAtFirst } from './store/bookmarks.ts'
import { openStore } from './store/store.ts'
import { testIssuer, testRules } from './testing/issuer.ts'

const shop = 'http://shop.example'
let issuer: Awaited<ReturnType<typeof testIssuer>>
let twin: PlatformTwin
const logged: string[] = []
beforeAll(async () => {
  issuer = await testIssuer()
  twin = await startPlatform({ ...testRules, issuer: issuer.issuer, shopOrigins: [shop] })
})
afterEach(async () => {
  logged.length = 0
  await control('PUT', '/faults/none')
  await control('PUT', '/control/reset')
  await control('DELETE', '/control/requests')
})
afterAll(async () => {
  await twin.close()
  issuer.close()
})

const control = (method: string, path: string) => fetch(new URL(path, twin.url), { method })

const clientOf = async (userId: string) =>
  platform(
    { url: twin.url, multipassOrigins: [shop], log: { warn: (message) => logged.push(message) } },
    await issuer.token({ userId }),
  )

const ask = async (path: string, { token, ...init }: RequestInit & { token?: string } = {}) =>
  fetch(`${twin.url}${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${token ?? (await issuer.token())}`,
      ...(init.body != null && { 'content-type': 'application/json' }),
    },
  })

describe('a token', () => {
  test('is needed for every path', async () => {
    for (const path of ['/users/10002', '/courses/all', '/membershiprenewal/status', '/products/multipass'])
      expect((await fetch(`${twin.url}${path}`)).status).toBe(401)
  })

  test.each([
    ['is no token', async () => 'a-token'],
    ['has expired', () => issuer.token({ expiresIn: '-1m' })],
    ['is for another API', () => issuer.token({ audience: 'https://other.example' })],
    ['is signed with another key', () => issuer.forgedToken()],
    ['names no account', () => issuer.token({ userId: '99999' })],
  ])('that %s is refused', async (_, token) => {
    const answer = await ask('/courses/all', { token: await token() })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ message: expect.stringContaining('token') })
  })

  test('of one user reads and changes nothing of another', async () => {
    const body = '{"cmsid":"a","type":"article","website_url":"/articles/a"}'
    const answers = await Promise.all([
      ask('/users/10003'),
      ask('/users/10003/bookmarks'),
      ask('/users/10003/bookmarks', { method: 'POST', body }),
      ask('/users/10003/bookmarks/1', { method: 'DELETE' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    const [own] = (await (await clientOf('10003')).bookmarks('10003')) ?? []
    await (await clientOf('10002')).removeBookmark('10002', own?.id ?? '')
    expect(await (await clientOf('10003')).bookmarks('10003')).toContainEqual(own)
  })
})

describe('the data of the demo accounts', () => {
  test.each(accounts)('AU-022…AU-026 is complete for $email', async ({ userId, email, membership }) => {
    const client = await clientOf(userId)
    expect(await client.userData(userId)).toMatchObject({ id: userId, email })
    expect(await client.profile()).toMatchObject({ email })
    expect(await client.membershipStatus()).toMatchObject({ status: membership })
    expect(await client.courses()).toHaveLength(coursesOf(userId, 0).length)
    expect(await client.certifications()).toBeInstanceOf(Array)
    expect(await client.bookmarks(userId)).toHaveLength(bookmarksAtFirst(userId).length)
    expect(logged).toEqual([])
  })

  test('SH-059 announces the end of a membership to those whose membership ends', async () => {
    const notices = await Promise.all(
      accounts.map(async ({ userId, membership }) => {
        const status = await (await clientOf(userId)).membershipStatus()
        return [membership, status?.expiryNotice?.replace(/on .*? \d+, \d{4}/, 'on a day')]
      }),
    )
    expect(new Map(notices as [string, string][])).toEqual(
      new Map([
        ['none', undefined],
        ['active', undefined],
        ['lapsed', 'Your membership expired on a day. Renew now to buy at member prices again.'],
        ['expiring', 'Your membership expires on a day. Renew now to keep your member prices.'],
      ]),
    )
  })

  test('names articles and courses of the seed', async () => {
    const { spaces } = await gather()
    const seeded = new Map(spaces.flatMap(({ entries }) => entries.map(({ id, fields }) => [id, fields])))
    for (const { userId } of accounts) {
      for (const { cmsid, website_url } of bookmarksAtFirst(userId))
        expect(`/articles/${seeded.get(cmsid)?.canonicalUrl}`).toBe(website_url)
      for (const { id, title, slug, credits } of coursesOf(userId, 0))
        expect(seeded.get(id)).toMatchObject({ title, slug, credits })
    }
  })
})

describe('bookmarks', () => {
  const article = { cmsid: 'article-new', type: 'article', website_url: '/articles/new' } as const

  test('AU-023 UA-016 UA-018 are added once, listed with the newest first, and removed', async () => {
    const client = await clientOf('10002')
    const added = await client.addBookmark('10002', article)
    expect(added).toMatchObject({ ...article, id: expect.stringMatching(/^\d+$/) })
    expect(await client.addBookmark('10002', article)).toEqual(added)
    expect((await client.bookmarks('10002'))?.[0]).toEqual(added)
    expect(await client.removeBookmark('10002', added?.id ?? '')).toBeNull()
    expect(await client.bookmarks('10002')).not.toContainEqual(added)
    expect(await client.removeBookmark('10002', added?.id ?? '')).toBeUndefined()
  })

  test('UA-015 of other content are listed apart', async () => {
    const client = await clientOf('10002')
    await client.addBookmark('10002', { cmsid: 'course-law', type: '', website_url: '/education/course/law' })
    expect(await client.bookmarks('10002', '')).toHaveLength(1)
    expect(await client.bookmarks('10002')).toHaveLength(bookmarksAtFirst('10002').length)
  })

  test('of one user are at most 1,000', () => {
    const { bookmarks, close } = openStore(':memory:')
    for (const number of Array.from({ length: 1000 }, (_, index) => index))
      bookmarks.add('10007', { ...article, cmsid: `a${number}` })
    expect(bookmarks.add('10007', article)).toBeUndefined()
    expect(bookmarks.add('10007', { ...article, cmsid: 'a1' })).toMatchObject({ id: expect.any(String) })
    expect(bookmarks.list('10007', 'article')).toHaveLength(1000)
    close()
  })

  test.each([
    ['another type', '{"cmsid":"a","type":"book","website_url":"/a"}', 400],
    ['a number as id', '{"cmsid":7,"type":"","website_url":"/a"}', 400],
    ['a long address', `{"cmsid":"a","type":"","website_url":"/${'a'.repeat(2048)}"}`, 400],
    ['a list', '[]', 400],
    ['half a body', '{', 400],
    ['a large body', `{"cmsid":"${'a'.repeat(65 * 1024)}"}`, 413],
  ])('refuse %s', async (_, body, status) => {
    expect((await ask('/users/10002/bookmarks', { method: 'POST', body })).status).toBe(status)
  })

  test('and profiles are still there after a restart, and only their owner reads the file', async () => {
    const data = join(mkdtempSync(join(tmpdir(), 'platform-')), 'platform')
    const options = { ...testRules, issuer: issuer.issuer, shopOrigins: [shop], data }
    const first = await startPlatform(options)
    const url = (running: PlatformTwin) => ({
      url: running.url,
      multipassOrigins: [shop],
      log: { warn() {} },
    })
    const token = await issuer.token()
    await platform(url(first), token).addBookmark('10002', article)
    await platform(url(first), token).saveProfile({ firstName: 'Mara' }, { isOnboardingComplete: true })
    await first.close()
    const second = await startPlatform(options)
    const client = platform(url(second), token)
    expect((await client.bookmarks('10002'))?.[0]).toMatchObject(article)
    expect(await client.profile()).toEqual({ firstName: 'Mara', memberOnboardingComplete: true })
    expect((statSync(join(data, 'platform.db')).mode & 0o777).toString(8)).toBe('600')
    await second.close()
  })
})

describe('profiles', () => {
  test('UA-026 UA-027 keep fields that the site does not know', async () => {
    const client = await clientOf('10002')
    const profile = await client.profile()
    if (!profile) throw new Error('no profile')
    const saved = await client.saveProfile(
      { ...profile, title: 'CMO', npi: '12' },
      { isOnboardingComplete: false },
    )
    expect(saved).toEqual({ ...profile, title: 'CMO', npi: '12', memberOnboardingComplete: false })
    expect(await client.profile()).toEqual(saved)
  })

  test('UA-019…UA-025 of events keep dietary restrictions as one text', async () => {
    const client = await clientOf('10002')
    const empty = { dietaryRestrictions: [], requiresVisaForEventTravel: false, sponsorOptOut: false }
    expect(await client.eventProfile()).toEqual(empty)
    const filled = {
      dietaryRestrictions: ['vegan', 'no nuts'],
      requiresVisaForEventTravel: true,
      sponsorOptOut: true,
    }
    expect(await client.saveEventProfile(filled)).toEqual(filled)
    expect(await client.eventProfile()).toEqual(filled)
    expect(await (await ask('/users/profile/events')).json()).toMatchObject({
      dietaryRestrictions: 'vegan;no nuts',
    })
    expect(await (await control('GET', '/control/profiles/10002')).json()).toEqual({
      profile: null,
      events: { ...filled, dietaryRestrictions: 'vegan;no nuts' },
    })
  })

  test('are refused without the state of the onboarding, or with a list as dietary restrictions', async () => {
    expect((await ask('/users/profile', { method: 'PUT', body: '{}' })).status).toBe(400)
    const body = '{"dietaryRestrictions":["vegan"]}'
    expect((await ask('/users/profile/events', { method: 'PUT', body })).status).toBe(400)
  })
})

describe('UA-030 a sign-in link', () => {
  test('names the user and the target for the shop', async () => {
    const url = `${shop}/cart/c/1?key=2`
    const link = new URL(await (await clientOf('10002')).multipass(url))
    expect(link.origin + link.pathname.replace(/[^/]+$/, '')).toBe(`${shop}/account/login/multipass/`)
    expect(readMultipassToken(multipassSecret, link.pathname.split('/').at(-1) ?? '')).toMatchObject({
      email: 'member@example.org',
      identifier: '10002',
      return_to: url,
    })
  })

  test.each([
    'https://evil.example/',
    'http://shop.example.evil.example/',
    'javascript:alert(1)',
    '/cart',
    '',
  ])('is refused for the address “%s”', async (url) => {
    expect((await ask(`/products/multipass?${new URLSearchParams({ url })}`)).status).toBe(400)
  })
})

describe('a test', () => {
  test('learns which requests arrived, in their order', async () => {
    const client = await clientOf('10002')
    await client.courses()
    await client.bookmarks('10002')
    expect(await (await control('GET', '/control/requests')).json()).toEqual([
      'GET /api/v2/courses/all',
      'GET /api/v2/users/10002/bookmarks?type=article',
    ])
  })

  test('breaks the service and repairs it', async () => {
    const client = await clientOf('10002')
    for (const fault of ['html', 'cut', 'broken']) {
      await control('PUT', `/faults/${fault}`)
      expect(await client.courses()).toBeUndefined()
    }
    await control('PUT', '/faults/none')
    expect(await client.courses()).toHaveLength(4)
  })
})
