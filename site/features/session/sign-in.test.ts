import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { authClient, clockLeewaySeconds } from './auth-client.ts'
import { endedSessions } from './ended-sessions.ts'
import { openSession } from './open-session.ts'
import { longestMs } from './provider.ts'
import { afterCallback } from './routes/callback.ts'
import { silentSignInPath } from './silent-sign-in.ts'
import { hostileAddresses } from './testing/hostile-addresses.ts'
import {
  locationOf,
  passwordOf,
  siteWithSignIn,
  type TestedSite,
  type Visitor,
  visitor,
} from './testing/site-with-sign-in.ts'

let site: TestedSite
beforeAll(async () => {
  site = await siteWithSignIn()
})
afterAll(() => site.close())

const problemOf = (response: Response) => {
  const { pathname, searchParams } = new URL(locationOf(response))
  return pathname === '/auth/problem' ? Object.fromEntries(searchParams) : pathname
}

describe('a sign-in', () => {
  test('AU-001, AU-012, AU-013, AU-016 to AU-019, AU-021, SH-040, SH-041: leads through the provider and back', async () => {
    const person = visitor(site)
    const back = await person.signIn('level', { returnTo: '/articles/one?page=2#notes' })
    expect(locationOf(back)).toBe(`${site.siteUrl}/articles/one?page=2&signed-in#notes`)
    expect(back.headers.get('cache-control')).toContain('no-store')
    expect(await site.first.sessionOf(person.visit())).toEqual({
      subject: 'auth0|10003',
      sid: expect.any(String),
      userId: '10003',
      name: 'Lev Almeida',
      email: 'level@example.org',
      isMember: true,
      priceLevel: 'Level 15',
      hasStandardPricing: false,
      isVanguard: false,
    })
    expect(await site.first.accessTokenOf(person.visit())).toMatch(/^ey[\w-]+\.[\w-]+\.[\w-]+$/)
  })

  test('keeps the query of the page whose link was followed', async () => {
    const from = async (referer: string) => {
      const person = visitor(site)
      const address = locationOf(await person.get('/auth/login?returnTo=%2Fsearch', { referer }))
      const { url: form } = await person.proceed(address)
      return locationOf(await person.get((await person.submit(form, passwordOf('member'))).href))
    }
    const marked = `${site.siteUrl}/search?q=budget&signed-in`
    expect(await from(`${site.siteUrl}/search?q=budget`)).toBe(marked)
    expect(await from('https://evil.test/search?q=budget')).toBe(`${site.siteUrl}/search?signed-in`)
  })

  test('a second factor and a consent are steps on the way', async () => {
    const careful = visitor(site)
    const { url: form } = await careful.proceed(await careful.start())
    const code = await careful.submit(form, passwordOf('mfa'))
    expect(code.pathname).toMatch(/^\/u\/mfa\//)
    await careful.get((await careful.submit(code, { code: '000000' })).href)
    expect(await site.first.sessionOf(careful.visit())).toMatchObject({ userId: '10007' })
    const asked = visitor(site)
    const question = await asked.submit(
      (await asked.proceed(await asked.start())).url,
      passwordOf('vanguard'),
    )
    await asked.get((await asked.submit(question, { action: 'accept' })).href)
    expect(await site.first.sessionOf(asked.visit())).toMatchObject({ userId: '10008', isVanguard: true })
  })

  test('AU-013, AU-014: no visitor chooses the audience, the scope or where the provider leads back', async () => {
    const own = await visitor(site).start({ returnTo: '/a' })
    const theirs = await visitor(site).start({
      returnTo: '/a',
      parameters: {
        ...{ audience: 'https://other.example', scope: 'openid admin', redirect_uri: 'https://evil.test' },
        ...{ client_id: 'other', response_type: 'token', connection: 'evil', max_age: '0' },
        ...{ challengeMode: 'popup', organization: 'evil', response_mode: 'web_message' },
      },
    })
    const stable = (address: string) => {
      const { searchParams } = new URL(address)
      for (const name of ['state', 'nonce', 'code_challenge']) searchParams.delete(name)
      return Object.fromEntries(searchParams)
    }
    expect(stable(theirs)).toEqual(stable(own))
    expect(stable(own)).toEqual({
      audience: 'https://platform.example',
      client_id: 'local-site',
      code_challenge_method: 'S256',
      redirect_uri: `${site.siteUrl}/auth/callback`,
      response_type: 'code',
      scope: 'openid profile email offline_access',
    })
  })

  test('a visitor chooses the form and the name in it, and nothing strange', async () => {
    const hints = async (parameters: Record<string, string>) => {
      const { searchParams } = new URL(await visitor(site).start({ parameters }))
      return ['prompt', 'screen_hint', 'login_hint'].map((name) => searchParams.get(name))
    }
    const wanted = { prompt: 'login', screen_hint: 'signup', login_hint: 'a@b.test' }
    expect(await hints(wanted)).toEqual(['login', 'signup', 'a@b.test'])
    const strange = { prompt: 'consent', screen_hint: 'x', login_hint: 'a\r\nb' }
    expect(await hints(strange)).toEqual([null, null, null])
  })

  test.each([
    ['a prefetch', { 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'document' }],
    ['a prerender', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older prefetch', { purpose: 'prefetch' }],
    ['a picture', { 'sec-fetch-dest': 'image' }],
    ['a script', { 'sec-fetch-dest': 'empty' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
  ])('does not begin with %s', async (_, headers) => {
    const answer = await visitor(site).get('/auth/login', headers)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []])
  })

  test('shows the page of a guest to a script that reads a page for one visitor', async () => {
    const answer = await visitor(site).get('/auth/login?prompt=none&returnTo=/bookmarks', {
      'sec-fetch-dest': 'empty',
    })
    expect([answer.status, locationOf(answer)]).toEqual([307, `${site.siteUrl}/bookmarks`])
    expect(answer.headers.getSetCookie().join()).toContain('__silent=')
  })

  test('two of them in two tabs both succeed', async () => {
    const person = visitor(site)
    const [one, two] = [await person.start({ returnTo: '/one' }), await person.start({ returnTo: '/two' })]
    const [formOne, formTwo] = [await person.proceed(one), await person.proceed(two)]
    const second = await person.get((await person.submit(formTwo.url, passwordOf('member'))).href)
    const first = await person.get((await person.submit(formOne.url, passwordOf('member'))).href)
    expect([locationOf(first), locationOf(second)]).toEqual([
      `${site.siteUrl}/one?signed-in`,
      `${site.siteUrl}/two?signed-in`,
    ])
  })
})

test('AU-028, AU-032: the limits of time are those of the specification', () => {
  expect({ longestMs, clockLeewaySeconds }).toEqual({ longestMs: 10_000, clockLeewaySeconds: 60 })
})

describe('a problem', () => {
  test('AU-035: a canceled sign-in keeps the page for the next attempt', async () => {
    const person = visitor(site)
    const { url } = await person.proceed(await person.start({ returnTo: '/articles/one' }))
    const back = await person.get((await person.submit(url, { action: 'cancel' })).href)
    expect(problemOf(back)).toEqual({ code: 'cancelled', returnTo: '/articles/one' })
    expect(await site.first.sessionOf(person.visit())).toBeUndefined()
  })

  test('AU-037, AU-038: a response without its request, or of another request, does not sign the visitor in', async () => {
    const person = visitor(site)
    const answer = '/auth/callback?code=abc&state='
    expect(problemOf(await person.get(`${answer}unknown`))).toEqual({ code: 'missing_transaction' })
    expect(problemOf(await person.get('/auth/callback'))).toEqual({ code: 'missing_transaction' })
    await person.start()
    expect(problemOf(await person.get(`${answer}unknown`))).toEqual({ code: 'state_mismatch' })
    expect(problemOf(await person.get('/auth/callback?state='))).toEqual({ code: 'state_mismatch' })
    expect(await site.first.sessionOf(person.visit())).toBeUndefined()
  })

  test('a sign-in that began in another browser cannot be finished here', async () => {
    const attacker = visitor(site)
    const { url } = await attacker.proceed(await attacker.start())
    const callback = await attacker.submit(url, passwordOf('member'))
    const victim = visitor(site)
    await victim.start()
    expect(problemOf(await victim.get(callback.href))).toEqual({ code: 'state_mismatch' })
    expect(await site.first.sessionOf(victim.visit())).toBeUndefined()
  })

  test('AU-042: a forged code is refused', async () => {
    const person = visitor(site)
    const state = new URL(await person.start()).searchParams.get('state')
    const iss = encodeURIComponent(`${site.provider.url}/`)
    const back = await person.get(`/auth/callback?code=forged&state=${state}&iss=${iss}`)
    expect(problemOf(back)).toEqual({ code: 'token_failed' })
  })

  test('a repeated response leads a signed-in visitor home, and is a problem for other visitors', async () => {
    const person = visitor(site)
    const { url } = await person.proceed(await person.start({ returnTo: '/one' }))
    const callback = await person.submit(url, passwordOf('member'))
    await person.get(callback.href)
    expect(problemOf(await person.get(callback.href))).toBe('/')
    expect(problemOf(await visitor(site).get(callback.href))).toEqual({ code: 'missing_transaction' })
  })

  test('a damaged transaction is a problem, not a failure', async () => {
    const person = visitor(site)
    const state = new URL(await person.start()).searchParams.get('state') ?? ''
    person.cookies.set(`__txn_${state}`, '1:eyJhbGciOiJub25lIn0.e30.')
    expect(problemOf(await person.get(`/auth/callback?code=a&state=${state}`))).toMatchObject({
      code: expect.stringMatching(/state_mismatch|login_failed/),
    })
  })

  test.each([
    [600, { code: 'token_failed', returnTo: '/a' }],
    [-600, { code: 'token_failed', returnTo: '/a' }],
    [45, '/a'],
    [-45, '/a'],
  ])('AU-032: a clock of the provider that is %i seconds ahead', async (seconds, outcome) => {
    await site.control(`/skew/${seconds}`)
    const person = visitor(site)
    expect(problemOf(await person.signIn('member', { returnTo: '/a' }))).toEqual(outcome)
    await site.control('/skew/0')
    expect((await site.first.sessionOf(person.visit())) !== undefined).toBe(outcome === '/a')
  })
})

describe('a silent attempt', () => {
  const silently = { prompt: 'none' }

  test('AU-003, AU-031, AU-039: is made once a day, and ends quietly without a session', async () => {
    const person = visitor(site)
    const path = () => silentSignInPath(person.visit(), '/account', site.siteUrl)
    expect(path()).toBe('/auth/login?prompt=none&returnTo=%2Faccount')
    const start = await person.get(path() ?? '')
    expect(start.headers.getSetCookie().join()).toMatch(/__silent=[^;]+; Path=\/; Max-Age=86400; HttpOnly/)
    const { url } = await person.proceed(locationOf(start))
    expect(locationOf(await person.get(url.href))).toBe(`${site.siteUrl}/account`)
    expect(path()).toBeUndefined()
  })

  test('signs in who has a session at the provider', async () => {
    const person = visitor(site)
    await person.signIn('member')
    person.cookies.clear()
    const { url } = await person.proceed(await person.start({ returnTo: '/account', parameters: silently }))
    expect(locationOf(await person.get(url.href))).toBe(`${site.siteUrl}/account?signed-in`)
  })

  test('AU-040: that needs a second factor says nothing, but a sign-in does', async () => {
    const person = visitor(site)
    const callback = async (parameters: Record<string, string>) => {
      const state = new URL(await person.start({ returnTo: '/a', parameters })).searchParams.get('state')
      const iss = encodeURIComponent(`${site.provider.url}/`)
      return person.get(`/auth/callback?error=mfa_required&state=${state}&iss=${iss}`)
    }
    expect(problemOf(await callback({}))).toEqual({ code: 'mfa_required', returnTo: '/a' })
    expect(problemOf(await callback(silently))).toBe('/a')
  })
})

describe('an address of an attacker', () => {
  const isOwn = (location: string) => new URL(location, site.siteUrl).origin === site.siteUrl

  test('in returnTo never leaves the site after a sign-in, even without the check before it', async () => {
    const config = { siteUrl: site.siteUrl, identity: { claims: '' } } as Parameters<typeof afterCallback>[2]
    await fc.assert(
      fc.asyncProperty(hostileAddresses, async (returnTo) => {
        const done = await afterCallback(null, { returnTo }, config)
        expect(isOwn(locationOf(done))).toBe(true)
      }),
      { numRuns: 1500 },
    )
  })

  test('in any parameter of the sign-in and the sign-out leads only to the provider and back', async () => {
    const { hostname } = new URL(site.siteUrl)
    const names = [
      'returnTo',
      'login_hint',
      'prompt',
      'screen_hint',
      'redirect_uri',
      'state',
      'code',
      'error',
    ]
    await fc.assert(
      fc.asyncProperty(
        hostileAddresses,
        fc.constantFrom('login', 'logout', 'callback'),
        fc.constantFrom(...names),
        async (value, route, name) => {
          const query = new URLSearchParams({ [name]: value })
          const answer = await site.first.answer(new Request(`${site.siteUrl}/auth/${route}?${query}`), {
            endCookies: [],
          })
          const to = new URL(locationOf(answer))
          expect(to.hostname).toBe(hostname)
          for (const back of ['redirect_uri', 'post_logout_redirect_uri'])
            expect(isOwn(to.searchParams.get(back) ?? '/')).toBe(true)
        },
      ),
      { numRuns: 1200 },
    )
  })
})

describe('secrets', () => {
  async function refreshTokenOf(person: Visitor) {
    const { config, cabinet } = site.options
    const client = authClient(config, (error, context) => afterCallback(error, context, config))
    const parts = { client, config, ended: endedSessions(cabinet), now: Date.now }
    const open = await openSession(person.visit(), parts)
    expect(open?.refreshToken).toMatch(/^[\w-]{20,}$/)
    return open?.refreshToken ?? ''
  }

  test('no answer, cookie or line of the log contains a token or a secret in plain text', async () => {
    const lines: string[] = []
    const spies = [process.stderr, process.stdout].map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(String(line)) > 0),
    )
    const person = visitor(site)
    await person.signIn('member', { returnTo: '/articles/one' })
    const token = (await site.first.accessTokenOf(person.visit())) ?? 'no token'
    const refreshToken = await refreshTokenOf(person)
    await person.get('/auth/callback?code=x&state=y')
    await person.get('/auth/logout')
    for (const spy of spies) spy.mockRestore()
    const everything = [...person.seen, ...person.cookies.values(), ...lines].join('\n')
    expect(everything.length).toBeGreaterThan(1000)
    for (const secret of [
      token,
      token.split('.')[1] ?? '',
      refreshToken,
      'a-client-secret-that',
      '5e55104e5e55104e',
    ])
      expect(everything).not.toContain(secret)
    // ID and access tokens begin so; encrypted cookies do not.
    expect(everything).not.toContain('eyJhbGciOiJSUzI1NiI')
  })

  test('AU-022: cookies are small, out of reach of scripts, and bound to the site', async () => {
    const person = visitor(site)
    const back = await person.signIn('expiring')
    const [cookie = ''] = back.headers.getSetCookie().filter((line) => line.startsWith('__session='))
    expect(cookie).toMatch(/; Path=\/; .*Max-Age=259200; HttpOnly; SameSite=lax$/i)
    expect(cookie.length).toBeLessThan(3000)
  })
})
