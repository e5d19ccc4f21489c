import { siteConfig } from '@association/services/config'
import type { Delivered } from '@association/services/contentful'
import { sign } from '@association/services/signature'
import { expect, test } from 'vitest'
import { localEnvironment } from '../../../packages/local/environment/environment.ts'
import { answerVersions } from './answer-versions.ts'

const config = siteConfig(localEnvironment())
const now = Date.UTC(2026, 0, 5)
const path = '/api/editor/versions'
const wanted = { space: 'association', environment: 'master', entry: 'home' }
const of = (root: string): Delivered => ({ space: 'association', root, parts: {} })

function ask(
  body: object,
  { space = 'association', published }: { space?: string; published?: Delivered } = {},
) {
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', 'x-contentful-space-id': space }
  const signature = sign(config.preview.appSigningSecret, { method: 'POST', path, headers, body: text }, now)
  const request = new Request(config.siteUrl + path, {
    method: 'POST',
    body: text,
    headers: { ...headers, ...signature },
  })
  return answerVersions(request, {
    ...{ config, now },
    draft: async (_, id) => of(id),
    published: async () => published,
  })
}

test('returns the draft and the published version, and forbids caching', async () => {
  const response = await ask(wanted, { published: of('home') })
  expect(await response.json()).toEqual({ draft: of('home'), published: of('home') })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('a page that was never published has no published version', async () => {
  expect(await (await ask(wanted)).json()).toEqual({ draft: of('home'), published: null })
})

test('a request that was signed in another space is refused', async () => {
  expect((await ask(wanted, { space: 'events' })).status).toBe(403)
})

test.each([
  { ...wanted, environment: 'staging' },
  { ...wanted, entry: '..' },
])('a request that names something else than an entry of this site is refused: %j', async (body) =>
  expect((await ask(body)).status).toBe(400),
)
