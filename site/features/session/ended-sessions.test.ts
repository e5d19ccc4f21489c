import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Cabinet } from '@association/services/shared-state'
import { memoryCabinet } from '@association/services/shared-state/local/local.ts'
import { generateSessionCookie } from '@auth0/nextjs-auth0/testing'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pageOfCode } from '../../server/front/pages-of-code.ts'
import { endedSessions } from './ended-sessions.ts'
import { SignOutPage } from './pages/auth-pages.tsx'
import { signOutPath } from './pages/sign-out-path.ts'
import { signIn } from './sign-in.ts'
import {
  identity,
  locationOf,
  siteWithSignIn,
  type TestedSite,
  visitor,
} from './testing/site-with-sign-in.ts'
import { unsentNotes } from './unsent-notes.ts'

let site: TestedSite
beforeAll(async () => {
  site = await siteWithSignIn()
})
afterAll(() => site.close())

describe('a sign-out', () => {
  test('AU-015, SH-045: ends the session here and at the provider, and returns to the home page', async () => {
    const person = visitor(site)
    await person.signIn('member')
    const copy = person.visit()
    person.cookies.set('__registration-0', 'a draft of a registration')
    const answer = await person.get('/auth/logout?returnTo=https://evil.test&federated&state=x')
    const to = new URL(locationOf(answer))
    expect(to.origin + to.pathname).toBe(`${site.provider.url}/oidc/logout`)
    expect(Object.fromEntries(to.searchParams)).toEqual({
      client_id: 'local-site',
      post_logout_redirect_uri: site.siteUrl,
      logout_hint: expect.any(String),
    })
    expect([...person.cookies.keys()]).toEqual(['__silent'])
    for (const instance of [site.first, site.second]) {
      expect(await instance.sessionOf(copy)).toBeUndefined()
      expect(await instance.accessTokenOf(copy)).toBeUndefined()
    }
    const { url: home } = await person.proceed(to.href)
    expect(home.href).toBe(`${site.siteUrl}/`)
    const silent = await person.start({ parameters: { prompt: 'none' } })
    expect((await person.proceed(silent)).url.searchParams.get('error')).toBeTruthy()
  })

  /** `fetch` would send its own `Sec-Fetch-Mode`. */
  const askedFor = (headers: Record<string, string>) =>
    site.first.answer(new Request(`${site.siteUrl}/auth/logout`, { headers }), { endCookies: [] })

  test.each([
    ['a picture', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['a script of a subdomain', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
  ])('is not begun by %s of another site', async (_, headers) => {
    const person = visitor(site)
    await person.signIn('member')
    const answer = await askedFor({ ...person.headers(), ...headers })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
    expect(await site.first.sessionOf(person.visit())).toBeDefined()
  })

  const followed = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

  test.each(['same-origin', 'same-site', 'none'])('is begun by a link from %s', async (from) => {
    const answer = await askedFor({ ...followed, 'sec-fetch-site': from })
    expect(new URL(locationOf(answer)).pathname).toBe('/oidc/logout')
  })

  test('is only offered to a visitor who follows a link of another site', async () => {
    const person = visitor(site)
    await person.signIn('member')
    const answer = await askedFor({ ...person.headers(), ...followed, 'sec-fetch-site': 'cross-site' })
    expect([locationOf(answer), answer.headers.getSetCookie()]).toEqual([site.siteUrl + signOutPath, []])
    expect(await site.first.sessionOf(person.visit())).toBeDefined()
    expect(pageOfCode(signOutPath)).toBeDefined()
    expect(renderToStaticMarkup(createElement(SignOutPage))).toMatch(
      /<a href="\/auth\/logout"[^>]*>Sign out<\/a>/,
    )
  })

  test('at the provider ends the sessions of all browsers on all instances, until the next sign-in', async () => {
    const [here, there, other] = [visitor(site), visitor(site), visitor(site)]
    await Promise.all([here.signIn('standard'), there.signIn('standard'), other.signIn('member')])
    const answer = await site.control('/control/end-session', 'POST', { email: 'standard@example.org' })
    expect(answer.ok).toBe(true)
    for (const person of [here, there]) expect(await site.second.sessionOf(person.visit())).toBeUndefined()
    expect(await site.second.sessionOf(other.visit())).toBeDefined()
    await here.signIn('standard')
    expect(await site.second.sessionOf(here.visit())).toMatchObject({ userId: '10004' })
  })
})

describe('a note of an ended session', () => {
  const sessions = () => {
    const cabinet = memoryCabinet(10_000)
    return endedSessions(() => cabinet)
  }

  test('with a name of a session ends that one only, until the next sign-in under the same name', async () => {
    const ended = sessions()
    expect(await ended.note({ sid: 'one', subject: 'person' }, 90)).toBe(true)
    expect(await ended.includes({ sid: 'one', subject: 'person', createdAt: 91 })).toBe(false)
    expect(await ended.includes({ sid: 'one', subject: 'person', createdAt: 90 })).toBe(true)
    expect(await ended.includes({ sid: 'two', subject: 'person', createdAt: 90 })).toBe(false)
  })

  test('with the name of a person ends the sessions that began before it', async () => {
    const ended = sessions()
    expect(await ended.note({ subject: 'person' }, 100)).toBe(true)
    expect(await ended.includes({ sid: 'one', subject: 'person', createdAt: 99 })).toBe(true)
    expect(await ended.includes({ sid: 'one', subject: 'person', createdAt: 101 })).toBe(false)
    expect(await ended.includes({ sid: 'one', subject: 'other', createdAt: 99 })).toBe(false)
  })

  test('that arrives late does not replace a newer one', async () => {
    const ended = sessions()
    await ended.note({ subject: 'person' }, 100)
    expect(await ended.note({ subject: 'person' }, 50)).toBe(true)
    expect(await ended.includes({ subject: 'person', createdAt: 99 })).toBe(true)
  })
})

describe('a note that the store does not keep', () => {
  function instances() {
    const [kept, lines] = [memoryCabinet(10_000), [] as string[]]
    const spy = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
    onTestFinished(() => spy.mockRestore())
    const store = { isFull: true }
    const put: Cabinet['put'] = async (...sent) => (store.isFull ? undefined : kept.put(...sent))
    const instance = () => endedSessions(() => ({ ...kept, put }), unsentNotes(1))
    return { here: instance(), there: instance(), store, lines }
  }
  const session = { sid: 'one', subject: 'person', createdAt: 90 }

  test('ends the session on this instance at once, and an error is logged', async () => {
    const { here, lines } = instances()
    expect(await here.note(session, 90)).toBe(false)
    expect(await here.includes(session)).toBe(true)
    expect(await here.includes({ ...session, sid: 'two' })).toBe(false)
    expect(lines.join()).toMatch(/ error The end of a session could not be stored\./)
  })

  test('is written when the store works again, so that all instances know it', async () => {
    const { here, there, store } = instances()
    await here.note(session, 90)
    await here.note({ subject: 'other' }, 90)
    expect(await there.includes(session)).toBe(false)
    store.isFull = false
    await vi.waitFor(async () => {
      expect(await there.includes(session)).toBe(true)
      expect(await there.includes({ subject: 'other', createdAt: 80 })).toBe(true)
    })
  })

  test('ends a copied cookie after a sign-out', async () => {
    const person = visitor(site)
    await person.signIn('member')
    const copy = person.visit()
    const { cabinet } = site.options
    const to = signIn({ ...site.options, cabinet: () => ({ ...cabinet(), put: async () => {} }) })
    await to.answer(new Request(`${site.siteUrl}/auth/logout`, copy), { endCookies: [] })
    expect(await to.sessionOf(copy)).toBeUndefined()
  })
})

describe('a logout token', () => {
  const event = 'http://schemas.openid.net/event/backchannel-logout'
  let keys: Awaited<ReturnType<typeof generateKeyPair>>
  let server: Server
  let domain = ''

  beforeAll(async () => {
    keys = await generateKeyPair('RS256')
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
    server = createServer(({ url }, response) =>
      response.end(url?.startsWith('/page') ? '<!doctype html>' : JSON.stringify({ keys: [jwk] })),
    )
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    domain = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const app = (at = domain, cabinet = memoryCabinet(100_000)) => {
    const config = { siteUrl: 'http://localhost:3999', identity: { ...identity, domain: at } }
    return signIn({ config, cabinet: () => cabinet })
  }
  let number = 0
  const now = () => Math.floor(Date.now() / 1000)
  const valid = (): JWTPayload => ({
    ...{ iss: `${domain}/`, aud: identity.clientId, iat: now(), jti: `token ${++number}` },
    ...{ sub: 'auth0|1', sid: 'one', events: { [event]: {} } },
  })
  const sign = (claims: JWTPayload, key: CryptoKey | Uint8Array = keys.privateKey, alg = 'RS256') =>
    new SignJWT(claims).setProtectedHeader({ alg, kid: 'one' }).sign(key)
  const send = (body: string, to = app()) =>
    to.answer(
      new Request('http://localhost:3999/auth/backchannel-logout', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      }),
      { endCookies: [] },
    )
  const sendToken = (token: string, to = app()) =>
    send(new URLSearchParams({ logout_token: token }).toString(), to)

  async function visitSince(createdAt: number) {
    const user = { sub: 'auth0|1', [`${identity.claims}user_id`]: '1' }
    const tokenSet = { accessToken: 'a', expiresAt: 4_000_000_000 }
    const cookie = await generateSessionCookie(
      { user, tokenSet, internal: { sid: 'one', createdAt } },
      { secret: identity.sessionSecret },
    )
    return { headers: new Headers({ cookie: `__session=${cookie}` }) }
  }

  test.each<[string, (claims: JWTPayload) => JWTPayload]>([
    ['a person', ({ sid, ...claims }) => claims],
    ['a session', (claims) => claims],
  ])('that arrives late, and names %s, ends what began before it only', async (_, change) => {
    const [to, issuedAt] = [app(), now() - 300]
    expect((await sendToken(await sign(change({ ...valid(), iat: issuedAt })), to)).status).toBe(200)
    expect(await to.sessionOf(await visitSince(issuedAt - 1))).toBeUndefined()
    expect(await to.sessionOf(await visitSince(issuedAt + 1))).toMatchObject({ userId: '1' })
  })

  test('is confirmed only after the store has kept the end of the session', async () => {
    const kept = memoryCabinet(100_000)
    let isFull = true
    const put: Cabinet['put'] = async (...sent) => (isFull ? undefined : kept.put(...sent))
    const [to, token] = [app(domain, { ...kept, put }), await sign(valid())]
    expect((await sendToken(token, to)).status).toBe(503)
    isFull = false
    expect((await sendToken(token, to)).status).toBe(200)
    expect(await to.sessionOf(await visitSince(now() - 100))).toBeUndefined()
  })

  test('is accepted once', async () => {
    const [to, token] = [app(), await sign(valid())]
    expect((await sendToken(token, to)).status).toBe(200)
    expect((await sendToken(token, to)).status).toBe(400)
  })

  test.each<[string, (claims: JWTPayload) => JWTPayload]>([
    ['of another issuer', (claims) => ({ ...claims, iss: 'https://evil.test/' })],
    ['for another application', (claims) => ({ ...claims, aud: 'other' })],
    ['without its event', ({ events, ...claims }) => claims],
    ['with another event', (claims) => ({ ...claims, events: { other: {} } })],
    ['that is an ID token', (claims) => ({ ...claims, nonce: 'a' })],
    ['that names nobody', ({ sub, sid, ...claims }) => claims],
    ['without an id', ({ jti, ...claims }) => claims],
    ['without a time', ({ iat, ...claims }) => claims],
    ['that is old', (claims) => ({ ...claims, iat: now() - 700 })],
    ['of the future', (claims) => ({ ...claims, iat: now() + 700 })],
    ['that has expired', (claims) => ({ ...claims, exp: now() - 100 })],
  ])('%s is refused', async (_, change) => {
    const answer = await sendToken(await sign(change(valid())))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json'])
  })

  test('that is forged, garbage, missing or huge is refused', async () => {
    const stranger = await generateKeyPair('RS256')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(valid())).toString('base64url')}.`
    const symmetric = await sign(valid(), new TextEncoder().encode(identity.clientSecret), 'HS256')
    for (const token of [await sign(valid(), stranger.privateKey), unsigned, symmetric, 'a.b.c', '', '\0'])
      expect((await sendToken(token)).status).toBe(400)
    for (const body of ['', 'logout_token', `logout_token=${'a'.repeat(20_000)}`])
      expect((await send(body)).status).toBe(400)
  })

  test('that is refused writes to the log, but no more than ten lines a minute', async () => {
    const lines: string[] = []
    const spy = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
    onTestFinished(() => spy.mockRestore())
    for (let sent = 0; sent < 100; sent += 1) await sendToken('a.b.c')
    expect(lines.length).toBeLessThanOrEqual(10)
  })

  test.each([
    ['out of reach', 'http://localhost:1'],
    ['not there', 'a page'],
  ])('while its keys are %s is neither accepted nor called wrong', async (_, place) => {
    const to = app(place === 'a page' ? `${domain}/page` : place)
    expect((await sendToken(await sign(valid()), to)).status).toBe(503)
  })
})
