import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { accountNamed, type Running, startWithSite } from './testing/start.ts'

const data = mkdtempSync(join(tmpdir(), 'identity-'))
let running: Running
beforeAll(async () => {
  running = await startWithSite({ data: join(data, 'identity') })
})
afterAll(async () => {
  await running.close()
  rmSync(data, { recursive: true })
})

const keys = () => createRemoteJWKSet(new URL(`${running.url}/.well-known/jwks.json`))
const signIn = (name: string) => running.site.signIn(running.visitor(), accountNamed(name))
const put = (path: string) => fetch(`${running.url}${path}`, { method: 'PUT' })

describe('tokens', () => {
  test('AU-033, AU-018, AU-019, AU-021: the ID token is signed with RS256 and holds the claims', async () => {
    const { back, tokens } = await signIn('level')
    expect(back.origin + back.pathname).toBe(`${running.settings.site}/auth/callback`)
    expect(back.searchParams.get('state')).toBe('a-state')
    const { payload, protectedHeader } = await jwtVerify(tokens.id_token, keys(), {
      issuer: `${running.url}/`,
      audience: running.settings.client.id,
    })
    expect(protectedHeader.alg).toBe('RS256')
    expect(payload).toMatchObject({
      sub: 'auth0|10003',
      nonce: 'a-nonce',
      sid: expect.any(String),
      name: 'Lev Almeida',
      email: 'level@example.org',
      'https://platform.example/user_id': '10003',
      'https://platform.example/is_member': true,
      'https://platform.example/price_level': 'Level 15',
      'https://platform.example/standard_pricing': false,
      'https://platform.example/vanguard': false,
    })
  })

  test('the access token is for the member platform, names the user, and opens /userinfo', async () => {
    const { tokens } = await signIn('member')
    const { payload } = await jwtVerify(tokens.access_token, keys(), {
      issuer: `${running.url}/`,
      audience: running.settings.audience,
    })
    expect(payload).toMatchObject({
      aud: [running.settings.audience, `${running.url}/userinfo`],
      azp: running.settings.client.id,
      scope: 'openid profile email',
      'https://platform.example/user_id': '10002',
    })
    expect(payload).not.toHaveProperty('email')
    const answer = await userinfo(tokens.access_token)
    expect(await answer.json()).toMatchObject({ sub: 'auth0|10002', name: 'Maren Oduya' })
  })

  test('without an audience, the access token opens only /userinfo', async () => {
    const visitor = running.visitor()
    const { address, verifier } = running.site.request({ audience: undefined })
    const back = await running.site.passLogin(visitor, { address, account: accountNamed('member') })
    const exchanged = await running.site.exchange(back.searchParams.get('code') ?? '', verifier)
    const { access_token } = await exchanged.json()
    expect(access_token.split('.')).toHaveLength(1)
    expect(await (await userinfo(access_token)).json()).toMatchObject({ sub: 'auth0|10002' })
  })

  test('/userinfo refuses a token that was changed', async () => {
    const { tokens } = await signIn('member')
    const [head, , signature] = tokens.access_token.split('.')
    const claims = { ...decodeJwt(tokens.access_token), sub: 'auth0|10001' }
    const forged = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
    const answer = await userinfo(forged)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toContain('invalid_token')
  })

  test('a refresh token works in parallel, because it is not rotated', async () => {
    const { tokens } = await signIn('member')
    const both = await Promise.all([1, 2].map(() => running.site.refresh(tokens.refresh_token)))
    for (const { access_token } of both)
      await jwtVerify(access_token, keys(), { audience: running.settings.audience })
  })

  const userinfo = (token: string) =>
    fetch(`${running.url}/userinfo`, { headers: { authorization: `Bearer ${token}` } })
})

test('a restart keeps keys, sessions and refresh tokens in a file that only its owner reads', async () => {
  const visitor = running.visitor()
  const { tokens } = await running.site.signIn(visitor, accountNamed('member'))
  await running.restart()
  await jwtVerify(tokens.access_token, keys(), { audience: running.settings.audience })
  const { access_token } = await running.site.refresh(tokens.refresh_token)
  expect(decodeJwt(access_token).sub).toBe('auth0|10002')
  const { address } = running.site.request({ prompt: 'none' })
  const { url } = await visitor.follow(await visitor.get(address), address)
  expect(url.searchParams.get('code')).toBeTruthy()
  expect(statSync(join(data, 'identity')).mode & 0o777).toBe(0o700)
  expect(statSync(join(data, 'identity', 'identity.sqlite')).mode & 0o777).toBe(0o600)
})

describe('faults', () => {
  afterEach(async () => {
    await put('/faults/none')
    await put('/skew/0')
  })
  const discovery = () =>
    fetch(`${running.url}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(200) })

  test.each([
    ['429', 429, 'too_many_requests'],
    ['500', 500, 'server_error'],
    ['html', 200, '<!doctype html>'],
  ])('%s answers in place of the provider', async (fault, status, words) => {
    await put(`/faults/${fault}`)
    const answer = await discovery()
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain(words)
  })

  test.each(['hang', 'reset', 'slow'])('%s gives no answer in time', async (fault) => {
    await put(`/faults/${fault}`)
    await expect(discovery()).rejects.toThrow()
  })

  test('half breaks the answer off', async () => {
    await put('/faults/half')
    const answer = await discovery()
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow()
  })

  test('a fault can be limited to a path, and ends', async () => {
    await put('/faults/500?path=/oauth/token')
    expect((await discovery()).status).toBe(200)
    expect((await running.site.token({})).status).toBe(500)
    await put('/faults/none')
    expect((await running.site.token({})).status).toBe(400)
  })

  test('an unknown fault is refused with the known ones', async () => {
    const answer = await put('/faults/fire')
    expect(answer.status).toBe(404)
    expect((await answer.json()).faults).toContain('hang')
  })

  test('tokens of a clock that is ahead are valid except for their times', async () => {
    await put('/skew/600')
    const before = Math.floor(Date.now() / 1000)
    const visitor = running.visitor()
    const { tokens } = await running.site.signIn(visitor, accountNamed('member'))
    await visitor.post('/sessions', { end: 'all' })
    for (const token of [tokens.id_token, tokens.access_token, running.told.at(-1) ?? '']) {
      const { payload } = await jwtVerify(token, keys(), { issuer: `${running.url}/` })
      expect(payload.iat).toBeGreaterThanOrEqual(before + 600)
    }
  })
})
