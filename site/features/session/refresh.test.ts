import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { memoryCabinet } from '@association/services/shared-state/local/local.ts'
import { generateSessionCookie } from '@auth0/nextjs-auth0/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Cookie } from './renewal.ts'
import { type SignInOptions, signIn } from './sign-in.ts'
import { identity } from './testing/site-with-sign-in.ts'

let answers: { status: number; body: object }[] = []
let asked = 0
let server: Server
let domain = ''
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url?.startsWith('/.well-known/')) return response.end(JSON.stringify(discovery()))
    const { status, body } = answers[Math.min(asked, answers.length - 1)] ?? { status: 500, body: {} }
    asked += 1
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  domain = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const discovery = () => ({
  issuer: `${domain}/`,
  authorization_endpoint: `${domain}/authorize`,
  token_endpoint: `${domain}/oauth/token`,
  end_session_endpoint: `${domain}/oidc/logout`,
  jwks_uri: `${domain}/jwks`,
})

const good = (token: string) => ({
  status: 200,
  body: { access_token: token, token_type: 'Bearer', expires_in: 3600, refresh_token: `next ${token}` },
})
const refusal = { status: 403, body: { error: 'invalid_grant', error_description: 'Unknown refresh token.' } }
const away = { status: 502, body: {} }

function app(more: Partial<SignInOptions> = {}) {
  const cabinet = memoryCabinet(100_000)
  const config = { siteUrl: 'http://localhost:3999', identity: { ...identity, domain } }
  return signIn({ config, cabinet: () => cabinet, pauseMs: 1, ...more })
}

type Stale = {
  refreshToken?: string | undefined
  userId?: string
  expiresInSeconds?: number
  ageSeconds?: number
}

async function visitWith({ refreshToken, userId = '1', expiresInSeconds = 20, ageSeconds = 0 }: Stale) {
  const seconds = Math.floor(Date.now() / 1000)
  const cookie = await generateSessionCookie(
    {
      user: { sub: `auth0|${userId}`, name: 'A', [`${identity.claims}user_id`]: userId },
      tokenSet: {
        accessToken: `old of ${userId}`,
        expiresAt: seconds + expiresInSeconds,
        ...(refreshToken !== undefined && { refreshToken }),
      },
      internal: { sid: `sid of ${userId} ${refreshToken}`, createdAt: seconds - ageSeconds },
    },
    { secret: identity.sessionSecret },
  )
  return { headers: new Headers({ cookie: `other=1; __session=${cookie}` }) }
}

function answer(...all: typeof answers) {
  answers = all
  asked = 0
}

describe('an access token that expires', () => {
  test('AU-030: is replaced once for all requests of the session, now and later, on both copies of the code', async () => {
    answer(good('one'), good('two'))
    const saved: (readonly Cookie[])[] = []
    const [first, second] = [app({ save: async (each) => void saved.push(each) }), app()]
    const visit = await visitWith({ refreshToken: 'shared' })
    const all = await Promise.all([1, 2, 3, 4].map((n) => (n % 2 ? first : second).accessTokenOf(visit)))
    expect([...all, await second.accessTokenOf(visit)]).toEqual(Array(5).fill('one'))
    expect(asked).toBe(1)
    expect(saved[0]).toEqual([
      expect.objectContaining({ name: '__session', httpOnly: true }),
      ...Array(5).fill(expect.anything()),
    ])
  })

  test('is replaced with the new refresh token of the saved cookie', async () => {
    answer(good('three'))
    let cookie = ''
    const save = async (cookies: readonly Cookie[]) => {
      cookie = cookies.find(({ name }) => name === '__session')?.value ?? ''
    }
    await app({ save }).accessTokenOf(await visitWith({ refreshToken: 'to save' }))
    const visit = { headers: new Headers({ cookie: `__session=${cookie}` }) }
    expect(await app().accessTokenOf(visit)).toBe('three')
    expect(await app().sessionOf(visit)).toMatchObject({ userId: '1', name: 'A' })
    expect(asked).toBe(1)
  })

  test('AU-030: is requested up to three times while the provider fails', async () => {
    answer(away, away, good('third'))
    expect(await app().accessTokenOf(await visitWith({ refreshToken: 'patient' }))).toBe('third')
    expect(asked).toBe(3)
  })

  test('AU-004, ER-006: that the provider refuses to replace ends the session, and the log says so', async () => {
    const lines: string[] = []
    const spy = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
    answer(refusal)
    const [to, visit] = [app(), await visitWith({ refreshToken: 'revoked', ageSeconds: 60 })]
    expect(await to.sessionOf(visit)).toBeDefined()
    expect(await to.accessTokenOf(visit)).toBeUndefined()
    expect(asked).toBe(1)
    expect(await to.sessionOf(visit)).toBeUndefined()
    spy.mockRestore()
    expect(await to.sessionOf(await visitWith({ refreshToken: 'revoked' }))).toMatchObject({ userId: '1' })
    expect(lines.filter((line) => /not logged in\n$/.test(line))).toHaveLength(1)
  })

  test('AU-036: without a refresh token ends the session', async () => {
    const [to, visit] = [app(), await visitWith({ refreshToken: undefined })]
    expect(await to.accessTokenOf(visit)).toBeUndefined()
    expect(await to.sessionOf(visit)).toBeUndefined()
  })

  test('is used as long as it is good', async () => {
    answer(refusal)
    const visit = await visitWith({ refreshToken: 'unused', expiresInSeconds: 60 })
    expect(await app().accessTokenOf(visit)).toBe('old of 1')
    expect(asked).toBe(0)
  })

  test('keeps the session while the provider is away, and is replaced when it is back', async () => {
    const to = app()
    const visit = await visitWith({ refreshToken: 'waiting' })
    answer(away)
    expect(await to.accessTokenOf(visit)).toBeUndefined()
    expect(asked).toBe(3)
    expect(await to.sessionOf(visit)).toMatchObject({ userId: '1' })
    answer(good('back'))
    expect(await to.accessTokenOf(visit)).toBe('back')
  })
})

describe('a session cookie', () => {
  const foreign = () =>
    generateSessionCookie(
      {
        user: { sub: 'auth0|1', [`${identity.claims}user_id`]: '1' },
        tokenSet: { accessToken: 'a', expiresAt: 4_000_000_000 },
        internal: { sid: 'a', createdAt: 1 },
      },
      { secret: 'f'.repeat(64) },
    )
  const own = async () => (await visitWith({ expiresInSeconds: 60 })).headers.get('cookie') ?? ''

  test.each<[string, () => Promise<string>]>([
    ['of another site', async () => `__session=${await foreign()}`],
    ['that is cut', async () => (await own()).slice(0, -20)],
    ['that is changed', async () => (await own()).replace(/.(?=.{10}$)/, (one) => (one === 'A' ? 'B' : 'A'))],
    ['that is empty', async () => '__session='],
    ['that is huge', async () => `__session=${'a'.repeat(100_000)}`],
    ['without encryption', async () => '__session=eyJhbGciOiJub25lIn0.eyJ1c2VyIjp7fX0.'],
    ['of another algorithm', async () => '__session=eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkExMjhHQ00ifQ.a.b.c.d'],
    ['in pieces with a hole', async () => '__session__0=abc; __session__2=def'],
    ['of strange letters', async () => '__session=%00%ff; __session__0=ü'.replace('ü', '%C3')],
  ])('%s is that of a guest', async (_, cookie) => {
    const headers = new Headers({ cookie: await cookie() })
    expect(await app().sessionOf({ headers })).toBeUndefined()
    expect(await app().accessTokenOf({ headers })).toBeUndefined()
    for (const route of ['login', 'logout', 'callback?code=a&state=b']) {
      const answer = await app().answer(new Request(`http://localhost:3999/auth/${route}`, { headers }), {
        endCookies: [],
      })
      expect(answer.status).toBe(307)
    }
  })

  test('of a sign-in after a sign-out counts, though the provider still has its session', async () => {
    const [to, earlier] = [app(), await visitWith({ ageSeconds: 60 })]
    await to.answer(new Request('http://localhost:3999/auth/logout', earlier), { endCookies: [] })
    expect(await to.sessionOf(earlier)).toBeUndefined()
    expect(await to.sessionOf(await visitWith({}))).toMatchObject({ userId: '1' })
  })

  test('of one person never gives another person, on any instance', async () => {
    const instances = [app(), app()]
    const visits = await Promise.all(
      ['1', '2'].map((userId) => visitWith({ userId, expiresInSeconds: 3600 })),
    )
    const seen = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const [instance, visit] = [instances[n % 2], visits[n % 3 === 0 ? 0 : 1]]
        if (!instance || !visit) throw new Error('There are two of each.')
        const [session, token] = await Promise.all([instance.sessionOf(visit), instance.accessTokenOf(visit)])
        return `${session?.userId} ${token}`
      }),
    )
    const expected = seen.map((_, n) => (n % 3 === 0 ? '1 old of 1' : '2 old of 2'))
    expect(seen).toEqual(expected)
  })

  test('on https has the names and attributes that bind it to the host', async () => {
    const config = { siteUrl: 'https://site.test', identity: { ...identity, domain } }
    const answer = await app({ config }).answer(new Request('https://site.test/auth/login?prompt=none'), {
      endCookies: [],
    })
    const [transaction, silent] = answer.headers.getSetCookie()
    expect(transaction).toMatch(/^__Host-txn_[\w-]+=[^;]+; Path=\/; .*Secure; HttpOnly; SameSite=lax$/)
    expect(silent).toMatch(/^__Host-silent=[\w-]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/)
    expect(answer.headers.getSetCookie().join()).not.toMatch(/domain=/i)
  })
})
