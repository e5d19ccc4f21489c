import type { Bookmark, Platform } from '@association/services/platform'
import { UpstreamError } from '@association/services/upstream'
import { describe, expect, test } from 'vitest'
import { article, contentsOf } from '../../content/places/testing/contents.ts'
import type { Session } from '../session/session.ts'
import { answerAdd, answerRemove, type Dependencies } from './answer.ts'
import { shownBookmarks } from './bookmarks-page.tsx'

const config = { siteUrl: 'https://site.test', hosts: ['site.test'] }
const index = contentsOf([article('a1'), article('a2')])
const session = { userId: '7', subject: 'auth0|7' } as Session

type Calls = { added: unknown[]; removed: unknown[]; forgotten: string[] }

function signedIn(platform: Partial<Platform> = {}): Dependencies & Calls {
  const calls: Calls = { added: [], removed: [], forgotten: [] }
  return {
    ...calls,
    config,
    signedIn: async () => ({
      session,
      platform: {
        async addBookmark(userId: string, bookmark: object) {
          calls.added.push({ userId, ...bookmark })
          return { id: 'b1' }
        },
        async removeBookmark(userId: string, id: string) {
          calls.removed.push({ userId, id })
          return null
        },
        ...platform,
      } as Platform,
    }),
    index: async () => index,
    forget: async ({ subject }) => void calls.forgotten.push(subject),
  }
}

const sent = (method: string, body?: unknown, headers: Record<string, string> = {}) =>
  new Request('https://site.test/api/bookmarks', {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

describe('adding a bookmark', () => {
  test('UA-016 UA-017 sends the type and the address that the index knows', async () => {
    const needs = signedIn()
    const answer = await answerAdd(sent('POST', { entry: 'a1', website_url: 'https://evil.test' }), needs)
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { id: 'b1', entry: 'a1', path: '/articles/a1' },
    ])
    expect(needs.added).toEqual([
      { userId: '7', cmsid: 'a1', type: 'article', website_url: 'https://site.test/articles/a1' },
    ])
    expect(needs.forgotten).toEqual(['auth0|7'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each([
    ['an unknown entry', { entry: 'nothing' }, 404],
    ['no entry', {}, 400],
    ['a path as the entry', { entry: '../users' }, 400],
  ])('refuses %s', async (_, body, status) => {
    const needs = signedIn()
    expect((await answerAdd(sent('POST', body), needs)).status).toBe(status)
    expect(needs.added).toEqual([])
  })

  test('refuses a guest, and pages of other sites', async () => {
    const guest = { ...signedIn(), signedIn: async () => undefined }
    expect((await answerAdd(sent('POST', { entry: 'a1' }), guest)).status).toBe(401)
    const foreign = sent('POST', { entry: 'a1' }, { 'sec-fetch-site': 'cross-site' })
    expect((await answerAdd(foreign, signedIn())).status).toBe(403)
  })

  test.each([
    ['timeout', 504],
    ['unreachable', 502],
  ] as const)('says when the platform fails: %s', async (failure, status) => {
    const needs = signedIn({
      addBookmark: () => Promise.reject(new UpstreamError('Member platform', failure, { message: 'x' })),
    })
    expect((await answerAdd(sent('POST', { entry: 'a1' }), needs)).status).toBe(status)
    expect(needs.forgotten).toEqual(['auth0|7'])
  })

  test.each([
    ['resting', {}],
    ['status', { status: 429 }],
    ['status', { status: 503 }],
  ] as const)('says that the platform saved nothing: %s %j', async (failure, details) => {
    const error = new UpstreamError('Member platform', failure, { message: 'x', ...details })
    const needs = signedIn({ addBookmark: () => Promise.reject(error) })
    expect((await answerAdd(sent('POST', { entry: 'a1' }), needs)).status).toBe(503)
  })
})

test('bookmarks cannot be changed while the identity provider gives no token', async () => {
  const needs = { ...signedIn(), signedIn: async () => ({ session, platform: undefined }) }
  const answers = [
    await answerAdd(sent('POST', { entry: 'a1' }), needs),
    await answerRemove(sent('DELETE'), 'b1', needs),
  ]
  for (const { status, headers } of answers)
    expect([status, headers.get('content-type')]).toEqual([503, 'application/problem+json'])
  expect(needs.forgotten).toEqual([])
})

describe('removing a bookmark', () => {
  test('UA-018 names the bookmark to the platform', async () => {
    const needs = signedIn()
    expect((await answerRemove(sent('DELETE'), 'b1', needs)).status).toBe(204)
    expect(needs.removed).toEqual([{ userId: '7', id: 'b1' }])
  })

  test('says when the platform did not remove it', async () => {
    const needs = signedIn({ removeBookmark: async () => undefined })
    expect((await answerRemove(sent('DELETE'), 'b1', needs)).status).toBe(502)
  })

  test('refuses an id that is a path', async () =>
    expect((await answerRemove(sent('DELETE'), '../7', signedIn())).status).toBe(404))
})

describe('LI-058 the page of bookmarks', () => {
  const bookmark = (cmsid: string, createdAt: string): Bookmark => ({
    ...{ id: `b-${cmsid}`, cmsid, type: 'article', website_url: `https://site.test/articles/${cmsid}` },
    createdAt,
  })

  test('shows the newest first, each with its entry where there still is one', () => {
    const all = [bookmark('a1', '2026-01-01'), bookmark('gone', '2026-02-01'), bookmark('a2', '2026-03-01')]
    const { shown } = shownBookmarks(all, index, { page: 1, now: Date.now() })
    expect(shown.map(({ bookmark: { cmsid }, item }) => [cmsid, item?.id])).toEqual([
      ['a2', 'a2'],
      ['gone', undefined],
      ['a1', 'a1'],
    ])
  })

  test.each([
    [1, 12, 1],
    [3, 1, 3],
    [99, 1, 3],
    [Number.NaN, 12, 1],
    [-1, 12, 1],
  ])('has 12 on a page: page %s', (page, count, nearest) => {
    const all = Array.from({ length: 25 }, (_, number) => bookmark(`x${number}`, '2026-01-01'))
    const result = shownBookmarks(all, index, { page, now: Date.now() })
    expect([result.shown.length, result.page, result.pages]).toEqual([count, nearest, 3])
  })
})
