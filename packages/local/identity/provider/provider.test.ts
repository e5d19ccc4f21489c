import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountNamed, type Running, startWithSite } from '../testing/start.ts'

let running: Running
beforeAll(async () => {
  running = await startWithSite()
})
afterAll(() => running.close())

async function answerTo(more: Record<string, string | undefined>) {
  const visitor = running.visitor()
  const { address } = running.site.request(more)
  const { response, url } = await visitor.follow(await visitor.get(address), address)
  return { response, url }
}

describe('a request is refused', () => {
  test.each([
    ['another audience', { audience: 'https://other.example' }, 'invalid_target'],
    ['no code challenge', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['a plain code challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['the implicit flow', { response_type: 'id_token token' }, 'unsupported_response_type'],
    ['no response type', { response_type: undefined }, 'invalid_request'],
    ['an unknown prompt', { prompt: 'dance' }, 'invalid_request'],
    ['a request object', { request: 'e30.e30.' }, 'request_not_supported'],
  ])('with %s: at the application', async (_, more, code) => {
    const { url } = await answerTo(more)
    expect(url.origin).toBe(running.settings.site)
    expect((url.search || url.hash).slice(1)).toContain(`error=${code}&`)
  })

  test.each([
    ['an unknown application', { client_id: 'other' }, 'invalid_client'],
    [
      'another site to return to',
      { redirect_uri: 'https://evil.example/auth/callback' },
      'invalid_redirect_uri',
    ],
    [
      'another path to return to',
      { redirect_uri: 'http://localhost:1/auth/callback/../x' },
      'invalid_redirect_uri',
    ],
  ])('with %s: on a page of the provider', async (_, more, code) => {
    const { response, url } = await answerTo(more)
    expect(url.origin).toBe(running.url)
    expect(response.status).toBe(400)
    const text = await response.text()
    expect(text).toContain('This sign-in cannot continue')
    expect(text).toContain(code)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

describe('a token is refused', () => {
  async function freshCode() {
    const { address, verifier } = running.site.request()
    const account = accountNamed('member')
    const back = await running.site.passLogin(running.visitor(), { address, account })
    return { code: back.searchParams.get('code') ?? '', verifier }
  }
  const errorOf = async (response: Response) => ({
    status: response.status,
    error: (await response.json()).error,
  })
  const refused = { status: 400, error: 'invalid_grant' }

  test('for a code that was used', async () => {
    const { code, verifier } = await freshCode()
    const first = await (await running.site.exchange(code, verifier)).json()
    expect(await errorOf(await running.site.exchange(code, verifier))).toEqual(refused)
    expect((await running.site.refresh(first.refresh_token)).error).toBe('invalid_grant')
  })

  test('for another code verifier', async () => {
    const { code } = await freshCode()
    expect(await errorOf(await running.site.exchange(code, 'x'.repeat(43)))).toEqual(refused)
  })

  test('for a code, a refresh token or a grant type that does not exist', async () => {
    expect(await errorOf(await running.site.exchange('code', 'x'.repeat(43)))).toEqual(refused)
    expect(await running.site.refresh('refresh')).toMatchObject({ error: 'invalid_grant' })
    const password = await running.site.token({ grant_type: 'password', username: 'a', password: 'b' })
    expect((await errorOf(password)).error).toBe('unsupported_grant_type')
  })

  test('for a wrong secret of the application', async () => {
    const answer = await running.site.token({
      grant_type: 'refresh_token',
      refresh_token: 'refresh',
      client_secret: 'wrong',
    })
    expect(await errorOf(answer)).toEqual({ status: 401, error: 'invalid_client' })
  })

  test('after the refresh token was revoked', async () => {
    const { tokens } = await running.site.signIn(running.visitor(), accountNamed('member'))
    const { id, secret } = running.settings.client
    const body = new URLSearchParams({ client_id: id, client_secret: secret, token: tokens.refresh_token })
    expect((await fetch(`${running.url}/oauth/revoke`, { method: 'POST', body })).status).toBe(200)
    expect((await running.site.refresh(tokens.refresh_token)).error).toBe('invalid_grant')
  })
})

describe('logout', () => {
  async function signedIn(name = 'member') {
    const visitor = running.visitor()
    const { tokens } = await running.site.signIn(visitor, accountNamed(name))
    return { visitor, tokens, claims: decodeJwt(tokens.id_token) }
  }
  const home = () => `${running.settings.site}/`

  test('AU-015: the application ends the session and gets the visitor back, without a question', async () => {
    const { visitor, tokens } = await signedIn()
    const query = new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: home() })
    const answer = await visitor.get(`/oidc/logout?${query}`)
    expect(answer.headers.get('location')).toBe(home())
    expect((await running.site.refresh(tokens.refresh_token)).error).toBe('invalid_grant')
    const { address } = running.site.request({ prompt: 'none' })
    const { url } = await visitor.follow(await visitor.get(address), address)
    expect(url.searchParams.get('error')).toBe('login_required')
  })

  test('sends the application a signed logout token with the session', async () => {
    const { visitor, claims } = await signedIn()
    await visitor.get(`/v2/logout?client_id=local-site&returnTo=${encodeURIComponent(home())}`)
    const keys = createRemoteJWKSet(new URL(`${running.url}/.well-known/jwks.json`))
    const { payload } = await jwtVerify(running.told.at(-1) ?? '', keys, {
      issuer: `${running.url}/`,
      audience: running.settings.client.id,
    })
    expect(payload).toMatchObject({
      sub: claims.sub,
      sid: claims.sid,
      jti: expect.any(String),
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    })
    expect(payload).not.toHaveProperty('nonce')
  })

  test('without a session, the visitor returns all the same', async () => {
    const query = new URLSearchParams({
      client_id: 'local-site',
      post_logout_redirect_uri: home(),
      state: 'x',
    })
    const answer = await running.visitor().get(`/oidc/logout?${query}`)
    expect(answer.headers.get('location')).toBe(`${home()}?state=x`)
  })

  test('without a hint, a page asks first', async () => {
    const { visitor } = await signedIn()
    const page = await (await visitor.get('/oidc/logout')).text()
    expect(page).toContain('Do you want to log out?')
    const xsrf = page.match(/name="xsrf" value="([^"]+)"/)?.[1] ?? ''
    const path = '/oidc/logout/confirm'
    const { response } = await visitor.follow(await visitor.post(path, { xsrf, logout: 'yes' }), path)
    expect(await response.text()).toContain('You are logged out')
    expect(await (await visitor.get('/sessions')).text()).toContain('You are not signed in')
  })

  test.each([
    '/oidc/logout?client_id=local-site&post_logout_redirect_uri=',
    '/v2/logout?client_id=local-site&returnTo=',
  ])('%s leads only to registered addresses', async (path) => {
    for (const target of [
      'https://evil.example/',
      `${running.settings.site}.evil.example/`,
      '//evil.example',
    ]) {
      const answer = await running.visitor().get(path + encodeURIComponent(target))
      expect(answer.status).toBe(400)
      expect(answer.headers.get('location')).toBeNull()
    }
  })

  test('/sessions lists the sessions of the account and ends one', async () => {
    const [here, there] = [await signedIn('standard'), await signedIn('standard')]
    const page = await (await here.visitor.get('/sessions')).text()
    expect(page.match(/<li>/g)).toHaveLength(2)
    expect(page.match(/This browser/g)).toHaveLength(1)
    const uids = [...page.matchAll(/name="end" value="([\w-]{10,})"/g)].map(([, uid]) => uid ?? '')
    const current = page.match(/This browser[\s\S]*?value="([\w-]{10,})"/)?.[1]
    const other = uids.find((uid) => uid !== current) ?? ''
    const answer = await here.visitor.post('/sessions', { end: other })
    expect(answer.headers.get('location')).toBe('/sessions?ended=1')
    expect(decodeJwt(running.told.at(-1) ?? '').sid).toBe(there.claims.sid)
    expect(await (await there.visitor.get('/sessions')).text()).toContain('You are not signed in')
    expect(await (await here.visitor.get('/sessions?ended=1')).text()).toContain('The session has ended.')
  })

  test('/sessions ends all sessions of the account, and of no other', async () => {
    const [here, there, other] = [
      await signedIn('expiring'),
      await signedIn('expiring'),
      await signedIn('visitor'),
    ]
    await here.visitor.post('/sessions', { end: 'all' })
    const told = running.told.slice(-2).map((token) => decodeJwt(token).sid)
    expect(told.sort()).toEqual([here.claims.sid, there.claims.sid].sort())
    expect(await (await other.visitor.get('/sessions')).text()).toContain('Your sessions')
  })

  test('/sessions refuses the session of another account and a form of another origin', async () => {
    const [here, other] = [await signedIn('expiring'), await signedIn('visitor')]
    const page = await (await other.visitor.get('/sessions')).text()
    const end = page.match(/name="end" value="([\w-]{10,})"/)?.[1] ?? ''
    const answer = await here.visitor.post('/sessions', { end })
    expect(answer.headers.get('location')).toBe('/sessions?ended=0')
    const foreign = await other.visitor.post('/sessions', { end: 'all' }, running.settings.site)
    expect(foreign.status).toBe(403)
    expect(await (await other.visitor.get('/sessions')).text()).toContain('Your sessions')
  })

  test('tests end the sessions of an account by its email address', async () => {
    const { tokens } = await signedIn('lapsed')
    const answer = await fetch(`${running.url}/control/end-session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'lapsed@example.org' }),
    })
    expect(await answer.json()).toEqual({ ended: 1 })
    expect((await running.site.refresh(tokens.refresh_token)).error).toBe('invalid_grant')
  })
})
