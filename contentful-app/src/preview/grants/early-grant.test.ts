import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '../../contentful/session.ts'
import { requestEarly, takeEarly } from './early-grant.ts'

const page = { space: 'association', entry: 'home' } as const
const granted = { token: 't', url: '/preview?token=t', expiresAt: '2026-11-23T12:00:00Z' }

const sessionNow = () =>
  ({
    installation: { siteUrl: 'https://site.test', spaces: {} },
    here: { space: 'association', spaceId: 'space-a', environment: 'master' },
    sdk: {
      ids: { app: 'the-app' },
      cma: { appSignedRequest: { create: async () => ({ additionalHeaders: {} }) } },
    },
  }) as unknown as Session

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(granted)))
afterEach(() => vi.unstubAllGlobals())

test('the grant is handed over once, with the nonce that was signed', async () => {
  const session = sessionNow()
  requestEarly(session, page)
  const early = takeEarly(session, { ...page })
  expect(await early?.grant).toMatchObject({ token: 't', nonce: early?.nonce })
  expect(takeEarly(session, page), 'a second preview requests its own').toBeUndefined()
})

test('a preview of another entry, version or viewer, or in another frame, gets no grant', () => {
  const session = sessionNow()
  requestEarly(session, page)
  expect(takeEarly(session, { ...page, entry: 'about' })).toBeUndefined()
  expect(takeEarly(session, { ...page, version: 'published' })).toBeUndefined()
  expect(takeEarly(session, { ...page, viewAs: { viewer: 'member' } })).toBeUndefined()
  expect(takeEarly(sessionNow(), page)).toBeUndefined()
  expect(takeEarly(session, page)).toBeDefined()
})

test('a refusal waits for the preview that takes it', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 401 }))
  const session = sessionNow()
  requestEarly(session, page)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await expect(takeEarly(session, page)?.grant).rejects.toThrow('The site refuses the signature')
})
