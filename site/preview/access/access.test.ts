import type { WireEntry } from '@association/content/wire'
import { siteConfig } from '@association/services/config'
import type { Delivered } from '@association/services/contentful'
import { signPreviewToken, verifyPreviewToken } from '@association/services/preview-token'
import { sign } from '@association/services/signature'
import { describe, expect, test } from 'vitest'
import { localEnvironment } from '../../../packages/local/environment/environment.ts'
import { preflight } from '../../base/app-requests/signed-request.ts'
import { enterPreview } from './enter-preview.ts'
import { allowedAddress } from './grant.ts'
import { linkedContent } from './linked-content.ts'
import { mintToken } from './mint-token.ts'

const config = siteConfig(localEnvironment())
const now = Date.UTC(2026, 0, 5)
const app = 'http://localhost:3001'
const wanted = { space: 'association', environment: 'master', entry: 'home', nonce: 'a-nonce-of-the-app' }

type Signing = { at?: number; path?: string; headers?: Record<string, string>; space?: string }

function signed(
  body: string,
  { at = now, path = '/api/preview/token', headers = {}, space = 'association' }: Signing = {},
) {
  const own = { 'content-type': 'application/json', 'x-contentful-space-id': space }
  const signature = sign(config.preview.appSigningSecret, { method: 'POST', path, headers: own, body }, at)
  return new Request(config.siteUrl + path, {
    method: 'POST',
    body,
    headers: { ...own, ...signature, origin: app, ...headers },
  })
}
const mint = (body: unknown, options = {}) => mintToken(signed(JSON.stringify(body), options), config, now)

describe('minting a token', () => {
  test('gives our app the address of the preview, and only its own page may read it', async () => {
    const response = await mint(wanted)
    const { token, url, expiresAt } = await response.json()
    expect(response.status).toBe(200)
    expect(url).toBe(`${config.siteUrl}/preview/association/master/home?token=${token}`)
    expect(expiresAt).toBe(now + 3_600_000)
    expect(verifyPreviewToken(token, { secret: config.preview.secret, now })).toMatchObject({ grant: wanted })
    expect(allowedAddress(new URL(url), config, now)).toEqual({
      space: 'association',
      entry: 'home',
      nonce: wanted.nonce,
      token,
    })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'access-control-allow-origin': app,
      vary: 'origin',
    })
    const elsewhere = await mint(wanted, { headers: { origin: 'http://evil.test' } })
    expect(elsewhere.headers.has('access-control-allow-origin')).toBe(false)
  })

  test.each([
    ['another space', { ...wanted, space: 'other' }, 400],
    ['another environment', { ...wanted, environment: 'staging' }, 400],
    ['a path for an id', { ...wanted, entry: '../../etc' }, 400],
    ['dots for an id', { ...wanted, entry: '..' }, 400],
    ['a list for an id', { ...wanted, entry: ['home'] }, 400],
    ['a short nonce', { ...wanted, nonce: 'short' }, 400],
    ['no object', 'home', 400],
    ['a body that is too long', { ...wanted, padding: 'x'.repeat(33_000) }, 413],
  ])('refuses %s', async (_, body, status) => {
    const response = await mint(body)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({
      status,
      title: expect.any(String),
      detail: expect.any(String),
    })
  })

  test('refuses what Contentful did not sign, or signed for something else or long ago', async () => {
    const body = JSON.stringify(wanted)
    const url = `${config.siteUrl}/api/preview/token`
    const unsigned = new Request(url, { method: 'POST', body })
    const tampered = new Request(url, { method: 'POST', body, headers: signed('{}').headers })
    const old = signed(body, { at: now - 31_000 })
    for (const request of [unsigned, tampered, old, signed(body, { path: '/api/preview/check' })]) {
      const moved = new Request(url, { method: 'POST', body: await request.text(), headers: request.headers })
      expect((await mintToken(moved, config, now)).status).toBe(401)
    }
  })
})

test.each([
  ['another of our spaces', { space: 'events' }],
  ['a space of somebody else', { space: 'other' }],
])('a request that was signed in %s gets no token', async (_, signing) => {
  const response = await mint(wanted, signing)
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ title: 'Signed in another space' })
})

test('a space that is named but not signed proves nothing', async () => {
  const body = JSON.stringify(wanted)
  const headers = { 'content-type': 'application/json' }
  const path = '/api/preview/token'
  const signature = sign(config.preview.appSigningSecret, { method: 'POST', path, headers, body }, now)
  const request = new Request(config.siteUrl + path, {
    method: 'POST',
    body,
    headers: { ...headers, ...signature, 'x-contentful-space-id': 'association' },
  })
  expect((await mintToken(request, config, now)).status).toBe(403)
})

describe('a preflight', () => {
  const ask = (origin: string) =>
    preflight(
      new Request(`${config.siteUrl}/api/preview/token`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,x-contentful-signature,authorization',
        },
      }),
      config,
    )

  test('lets our app send a signed request and nothing else', () => {
    const response = ask(app)
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type, x-contentful-signature')
    expect(response.headers.has('access-control-allow-credentials')).toBe(false)
  })

  test.each(['http://localhost:4000', 'http://evil.test', 'null'])('is refused for %s', (origin) => {
    expect(ask(origin).status).toBe(403)
  })
})

describe('entering from the live preview pane', () => {
  const enter = (query: Record<string, string>) =>
    enterPreview(
      new Request(`${config.siteUrl}/api/preview/enter?${new URLSearchParams(query)}`),
      config,
      now,
    )
  const query = { secret: config.preview.secret, space: 'events', environment: 'master', entry: 'institute' }

  test('leads to the preview of the entry', async () => {
    const response = await enter(query)
    const location = response.headers.get('location') ?? ''
    expect(response.status).toBe(307)
    expect(location).toMatch(`${config.siteUrl}/preview/events/master/institute?token=`)
    expect(allowedAddress(new URL(location), config, now)).toMatchObject({
      space: 'events',
      entry: 'institute',
    })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each(['', 'wrong', `${config.preview.secret}0`])(
    'shows 401 and no content for the secret %j',
    async (secret) => {
      const response = await enter({ ...query, secret })
      expect(response.status).toBe(401)
      expect(response.headers.has('location')).toBe(false)
      expect(await response.text()).toContain('Preview not allowed')
    },
  )

  test.each(['//evil.test', '\\evil.test', '/.///evil.test', '%2e%2e', 'https://evil.test', '..'])(
    'never leads to %s',
    async (entry) => {
      const response = await enter({ ...query, entry, url: entry, redirect: entry, slug: entry })
      expect(response.status).toBe(400)
      expect(response.headers.has('location')).toBe(false)
    },
  )
})

describe('content for added links', () => {
  const link = (linkType: 'Entry' | 'Asset', id: string) => ({ sys: { type: 'Link', linkType, id } })
  const toEvents = {
    sys: {
      type: 'ResourceLink',
      linkType: 'Contentful:Entry',
      urn: 'crn:contentful:::content:spaces/events/entries/institute',
    },
  }
  const entry = (id: string, fields: object) =>
    ({ sys: { id, type: 'Entry' }, fields }) as unknown as WireEntry
  const home: Delivered = {
    space: 'association',
    root: 'home',
    parts: {
      association: {
        entries: {
          home: entry('home', { sections: [link('Entry', 'quote'), toEvents] }),
          quote: entry('quote', { picture: link('Asset', 'photo'), next: link('Entry', 'deleted') }),
        },
        assets: {},
      },
    },
  }
  const load = {
    entry: async (space: string, id: string) =>
      id === 'deleted' ? undefined : { ...home, root: id, space: space as Delivered['space'] },
    asset: async () => home,
    tree: async () => home,
  }
  const ask = (query: Record<string, string>, at = now) =>
    linkedContent(new Request(`${config.siteUrl}/api/preview/entry?${new URLSearchParams(query)}`), {
      config,
      load,
      now: at,
    })
  const status = async (query: Record<string, string>) => {
    const { token } = await (await mint(wanted)).json()
    return (await ask({ token, ...query })).status
  }

  test('needs a token that is valid now, and an id', async () => {
    const { token } = await (await mint(wanted)).json()
    expect((await ask({ space: 'events', entry: 'institute' })).status).toBe(401)
    expect((await ask({ token, space: 'events', entry: 'institute' }, now + 3_600_000)).status).toBe(401)
    expect(await status({ space: 'elsewhere', entry: 'quote' })).toBe(400)
    expect(await status({ space: 'events' })).toBe(400)
  })

  test.each([
    ['the entry itself', { space: 'association', entry: 'home' }, 200],
    ['an entry in it', { space: 'association', entry: 'quote' }, 200],
    ['an asset of an entry in it', { space: 'association', asset: 'photo' }, 200],
    ['an entry of the other space in it', { space: 'events', entry: 'institute' }, 200],
    ['a linked entry that was deleted', { space: 'association', entry: 'deleted' }, 404],
    ['an entry that it does not link', { space: 'association', entry: 'secret-plan' }, 204],
    ['the same id in the other space', { space: 'events', entry: 'quote' }, 204],
    ['an asset with the id of an entry', { space: 'association', asset: 'quote' }, 204],
    ['a name of every object', { space: 'association', entry: 'constructor' }, 204],
  ])('of a token for the home page: %s', async (_, query, expected) => {
    expect(await status(query)).toBe(expected)
  })

  test.each([
    ['another environment', { environment: 'staging' }],
    ['a space that this site does not show', { space: 'other' }],
  ])('a token for %s opens nothing, although its secret is the same', async (_, changes) => {
    const { token } = signPreviewToken({ ...wanted, ...changes }, { secret: config.preview.secret, now })
    expect((await ask({ token, space: 'association', entry: 'home' })).status).toBe(401)
  })

  test('a token for the published version opens no draft', async () => {
    const { token } = await (await mint({ ...wanted, version: 'published' })).json()
    expect((await ask({ token, space: 'association', entry: 'quote' })).status).toBe(204)
  })
})

test.each([
  '/preview/association/master/other',
  '/preview/events/master/home',
  '/preview/association/staging/home',
  '/preview/association/master/home/more',
  '/preview/association/master',
  '/preview/association/master/%E0%A4%A',
  '/other/association/master/home',
])('a token of one entry does not open %s', async (path) => {
  const { token } = await (await mint(wanted)).json()
  expect(allowedAddress(new URL(`${config.siteUrl}${path}?token=${token}`), config, now)).toBeUndefined()
})
