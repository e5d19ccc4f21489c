import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Account, accounts } from '../members/accounts.ts'
import { type IdentityTwin, startIdentity } from './index.ts'
import { application } from './testing/application.ts'
import { browser } from './testing/browser.ts'

const settings = {
  site: 'http://localhost:3999',
  memberApp: 'http://localhost:4999',
  client: { id: 'local-site', secret: 'a-secret' },
  audience: 'https://platform.example',
  claims: 'https://platform.example/',
}
let twin: IdentityTwin
let site: ReturnType<typeof application>
beforeAll(async () => {
  twin = await startIdentity(settings)
  site = application({ url: twin.url, ...settings })
})
afterAll(() => twin.close())

const accountNamed = (name: string) => accounts.find(({ email }) => email.startsWith(name)) as Account
const keys = () => createRemoteJWKSet(new URL(`${twin.url}/.well-known/jwks.json`))

describe('a sign-in', () => {
  test('AU-033: the ID token is signed with RS256 and holds the claims of the account', async () => {
    const { back, tokens } = await site.signIn(browser(twin.url), accountNamed('level'))
    expect(back.origin + back.pathname).toBe(`${settings.site}/auth/callback`)
    expect(back.searchParams.get('state')).toBe('a-state')
    const { payload, protectedHeader } = await jwtVerify(tokens.id_token, keys(), {
      issuer: `${twin.url}/`,
      audience: settings.client.id,
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

  test('AU-018: the access token is for the member platform and names the user', async () => {
    const { tokens } = await site.signIn(browser(twin.url), accountNamed('member'))
    const { payload } = await jwtVerify(tokens.access_token, keys(), {
      issuer: `${twin.url}/`,
      audience: settings.audience,
    })
    expect(payload).toMatchObject({
      aud: [settings.audience, `${twin.url}/userinfo`],
      azp: settings.client.id,
      scope: 'openid profile email',
      'https://platform.example/user_id': '10002',
    })
    expect(payload).not.toHaveProperty('email')
    const answer = await fetch(`${twin.url}/userinfo`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect(await answer.json()).toMatchObject({ sub: 'auth0|10002', name: 'Maren Oduya' })
  })

  test('a refresh token works more than once, because it is not rotated', async () => {
    const { tokens } = await site.signIn(browser(twin.url), accountNamed('member'))
    const both = await Promise.all([site.refresh(tokens.refresh_token), site.refresh(tokens.refresh_token)])
    for (const { access_token } of both)
      await jwtVerify(access_token, keys(), { audience: settings.audience })
  })
})
