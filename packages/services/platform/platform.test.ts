import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bookmarkType, platform } from './index.ts'
import { scriptedPlatform } from './testing/scripted-platform.ts'

let service: Awaited<ReturnType<typeof scriptedPlatform>>
const logged: string[] = []
beforeAll(async () => {
  service = await scriptedPlatform()
})
afterEach(() => {
  service.requests.length = 0
  logged.length = 0
})
afterAll(() => service.close())

const shop = 'https://shop.example'

/** The deadline keys a circuit breaker: each test uses a different one. */
let deadlineMs = 2000
const clientOf = (token: string | undefined = 'a-token') =>
  platform(
    {
      url: `${service.url}/api/v2`,
      multipassOrigins: [shop],
      log: { warn: (message) => logged.push(message) },
      deadlineMs: deadlineMs++,
    },
    token,
  )

type Client = ReturnType<typeof clientOf>
type ReadCase = { name: string; path: string; read(client: Client): Promise<unknown> }

const readings: readonly ReadCase[] = [
  { name: 'UA-013 UA-033 userData', path: '/users/10001', read: (client) => client.userData('10001') },
  {
    name: 'UA-014 UA-015 UA-035 bookmarks',
    path: '/users/10001/bookmarks?type=article',
    read: (client) => client.bookmarks('10001'),
  },
  {
    name: 'UA-012 membershipStatus',
    path: '/membershiprenewal/status',
    read: (client) => client.membershipStatus(),
  },
  { name: 'UA-029 UA-036 courses', path: '/courses/all', read: (client) => client.courses() },
  {
    name: 'UA-028 certifications',
    path: '/users/certifications',
    read: (client) => client.certifications(),
  },
  { name: 'UA-027 profile', path: '/users/profile', read: (client) => client.profile() },
  { name: 'UA-025 eventProfile', path: '/users/profile/events', read: (client) => client.eventProfile() },
]

const newBookmark = { cmsid: 'a1', type: 'article', website_url: '/articles/a' } as const
const person = { firstName: 'Vera', badge: 7 }
const eventPerson = { dietaryRestrictions: [], requiresVisaForEventTravel: false, sponsorOptOut: false }
const writings = [
  ['POST', (client: Client) => client.addBookmark('10001', newBookmark)],
  ['PUT', (client: Client) => client.saveProfile(person, { isOnboardingComplete: true })],
  ['PUT', (client: Client) => client.saveEventProfile(eventPerson)],
] as const

describe('a request to the platform', () => {
  test.each(readings)(
    'UA-001 UA-002 UA-003 $name is read from $path with the token',
    async ({ path, read }) => {
      service.answer(200)
      expect(await read(clientOf())).toBeNull()
      expect(service.requests).toEqual([
        expect.objectContaining({ method: 'GET', url: `/api/v2${path}`, authorization: 'Bearer a-token' }),
      ])
    },
  )

  test('UA-001 UA-016 sends a new bookmark as JSON', async () => {
    service.answerJson(201, { id: 5, ...newBookmark })
    expect(await clientOf().addBookmark('10001', newBookmark)).toEqual({ id: '5', ...newBookmark })
    expect(service.requests).toEqual([
      expect.objectContaining({
        method: 'POST',
        url: '/api/v2/users/10001/bookmarks',
        type: 'application/json',
        body: newBookmark,
      }),
    ])
  })

  test('UA-018 removes a bookmark', async () => {
    service.answer(200)
    expect(await clientOf().removeBookmark('10001', '5')).toBeNull()
    expect(service.requests[0]).toMatchObject({ method: 'DELETE', url: '/api/v2/users/10001/bookmarks/5' })
  })

  test.each([true, false])('UA-026 saves a profile whose onboarding is complete: %s', async (isComplete) => {
    service.answerJson(200, person)
    const saved = await clientOf().saveProfile(person, { isOnboardingComplete: isComplete })
    expect(saved).toEqual(person)
    expect(service.requests[0]).toMatchObject({
      method: 'PUT',
      url: `/api/v2/users/profile?memberOnboardingComplete=${isComplete}`,
      body: person,
    })
  })

  test.each(['..', '.', '', '1/2', '1?x', 'ä', `${'9'.repeat(129)}`])(
    'never leaves its path for the id “%s”',
    async (id) => {
      const client = clientOf()
      await expect(client.removeBookmark('10001', id)).rejects.toMatchObject({ status: 404 })
      await expect(client.addBookmark(id, newBookmark)).rejects.toMatchObject({ status: 404 })
      await expect(client.userData(id)).rejects.toMatchObject({ status: 404 })
      expect(service.requests).toEqual([])
    },
  )

  test('UA-017 bookmarks basic articles as articles and other content without a type', () => {
    expect(['basicArticle', 'course'].map(bookmarkType)).toEqual(['article', ''])
  })
})

describe('ER-007 UA-011 without a token', () => {
  test.each([
    ...readings.map(({ name, read }) => [name, read] as const),
    ...writings,
    ['DELETE', (client: Client) => client.removeBookmark('10001', '5')] as const,
    ['multipass', (client: Client) => client.multipass(`${shop}/cart`)] as const,
  ])('%s rejects with “No Token” and sends nothing', async (_, send) => {
    await expect(send(clientOf(''))).rejects.toThrow(/^No Token$/)
    expect(service.requests).toEqual([])
    expect(logged).toEqual([])
  })
})

describe('an answer of the platform', () => {
  test('UA-004 UA-005 is null without a body, and JSON otherwise', async () => {
    service.answer(200)
    expect(await clientOf().courses()).toBeNull()
    expect(await clientOf().saveProfile(person, { isOnboardingComplete: true })).toBeNull()
    service.answerJson(200, [])
    expect(await clientOf().courses()).toEqual([])
  })

  test.each(writings)(
    'UA-006 UA-009 UA-010 that refuses a %s rejects with the response',
    async (_, write) => {
      for (const status of [400, 401, 404, 429, 500]) {
        service.answerJson(status, { reason: 'x'.repeat(9000) })
        const error = await write(clientOf()).catch((reason) => reason)
        expect(error).toMatchObject({ code: 'UPSTREAM', response: { status } })
        expect(error.response.body).toMatch(/^\{"reason":"x+$/)
        expect(error.response.body).toHaveLength(4096)
        expect(inspect(error)).not.toContain('xxx')
      }
      expect(logged).toEqual([])
    },
  )

  test.each(readings)(
    'UA-007 UA-032 ER-039 $name is nothing after a failure, which is logged once',
    async ({ read }) => {
      for (const [status, body, why] of failures) {
        service.answer(status, body)
        expect(await read(clientOf())).toBeUndefined()
        expect(logged).toEqual([expect.stringMatching(why)])
        logged.length = 0
      }
    },
  )

  test('UA-008 gives nothing if a bookmark is not removed', async () => {
    service.answerJson(404, { message: 'no such bookmark' })
    expect(await clientOf().removeBookmark('10001', '5')).toBeUndefined()
    expect(logged).toEqual(['Removing a bookmark failed. Member platform: answered 404'])
  })

  test('of a platform that fails again and again is not requested, and the log says so no more', async () => {
    service.answer(500)
    const client = clientOf()
    for (const _ of 'abcdefgh') await client.courses()
    const { length } = logged
    service.requests.length = 0
    expect(await client.courses()).toBeUndefined()
    expect(service.requests).toEqual([])
    expect(logged).toHaveLength(length)
  })

  test('never shows personal values in the log', async () => {
    service.answerJson(200, { id: 1, firstName: 4, email: 'vera@example.org' })
    expect(await clientOf().userData('10001')).toBeUndefined()
    expect(logged).toEqual([
      'Loading user data failed. Member platform: the answer has an unexpected value at “firstName”',
    ])
  })
})

const failures = [
  [500, '', /answered 500/],
  [401, '', /answered 401/],
  [200, '<!doctype html>', /not JSON/],
  [200, '[{"id":"1","ti', /not JSON/],
  [200, '"a text"', /unexpected value at “its root”/],
] as const

describe('a membership status', () => {
  test('AU-026 SH-061 holds the notice, with or without `requiresWebsiteBanner`', async () => {
    const wire = {
      status: 'expiring',
      membershipExpireingMessage: 'Renew by May 1',
      requiresWebsiteBanner: false,
    }
    service.answerJson(200, wire)
    expect(await clientOf().membershipStatus()).toMatchObject({ expiryNotice: 'Renew by May 1' })
  })

  test.each([undefined, null, '', '  '])('SH-059 has no notice if the message is %j', async (message) => {
    service.answerJson(200, {
      status: 'active',
      membershipExpireingMessage: message,
      requiresWebsiteBanner: true,
    })
    expect(await clientOf().membershipStatus()).toEqual({
      status: 'active',
      expiresAt: undefined,
      expiryNotice: undefined,
    })
  })
})

describe('an event profile', () => {
  test('UA-019 UA-020 sends dietary restrictions as one text', async () => {
    service.answer(200)
    const dietaryRestrictions = ['vegan', ' no nuts; no eggs ', '']
    await clientOf().saveEventProfile({ ...eventPerson, dietaryRestrictions, badgeName: 'Vera' })
    expect(service.requests[0]).toMatchObject({
      method: 'PUT',
      url: '/api/v2/users/profile/events',
      body: { ...eventPerson, dietaryRestrictions: 'vegan;no nuts, no eggs', badgeName: 'Vera' },
    })
  })

  test.each([
    ['vegan; no nuts;', ['vegan', 'no nuts']],
    ['', []],
    [null, []],
  ])('UA-021 UA-022 reads the dietary restrictions %j as %j', async (dietaryRestrictions, expected) => {
    service.answerJson(200, { dietaryRestrictions })
    expect(await clientOf().eventProfile()).toMatchObject({ dietaryRestrictions: expected })
  })

  test.each([
    [true, true],
    ['true', true],
    [1, true],
    ['Yes', true],
    [false, false],
    ['false', false],
    ['0', false],
    [null, false],
  ])('UA-023 UA-024 reads %j as %s', async (written, expected) => {
    service.answerJson(200, {
      requiresVisaForEventTravel: written,
      sponsorOptOut: written,
      badgeName: 'Vera',
    })
    expect(await clientOf().eventProfile()).toEqual({
      dietaryRestrictions: [],
      requiresVisaForEventTravel: expected,
      sponsorOptOut: expected,
      badgeName: 'Vera',
    })
  })

  test('UA-022 UA-023 UA-024 is complete even if values are absent', async () => {
    service.answerJson(200, {})
    expect(await clientOf().eventProfile()).toEqual(eventPerson)
  })
})

describe('UA-030 UA-037 a sign-in link of the shop', () => {
  const url = `${shop}/cart/c/1?key=2&x=ä`
  const link = `${shop}/account/login/multipass/a-token`

  test.each([
    ['a text', link],
    ['an object', { url: link }],
  ])('is read from %s', async (_, answer) => {
    service.answerJson(200, answer)
    expect(await clientOf().multipass(url)).toBe(link)
    const { searchParams, pathname } = new URL(service.requests[0]?.url ?? '', service.url)
    expect([pathname, searchParams.get('url')]).toEqual(['/api/v2/products/multipass', url])
  })

  test.each([
    ['fails', 500, ''],
    ['refuses the visitor', 403, ''],
    ['answers nothing', 200, ''],
    ['answers with HTML', 200, '<!doctype html>'],
    ['leads to another origin', 200, '{"url":"https://shop.example.evil.example/account"}'],
    ['leads to a script', 200, '"javascript:alert(1)"'],
    ['leads to no address', 200, '"account"'],
  ])('ER-008 UA-031 is the original URL if the platform %s', async (_, status, answer) => {
    service.answer(status, answer)
    expect(await clientOf().multipass(url)).toBe(url)
    expect(logged).toEqual([expect.stringMatching(/^Multipass error\. Member platform: /)])
  })

  test('UA-034 AU-027 leads to the account of the visitor', async () => {
    service.answerJson(200, link)
    expect(await clientOf().shopAccountLink()).toBe(link)
    expect(service.requests[0]?.url).toContain(encodeURIComponent(`${shop}/account`))
  })
})
