import { checkFeed, type FeedEntry, type Format, formatNames } from '@association/feeds'
import { localEnvironment } from '@association/local/environment/environment.ts'
import { siteConfig } from '@association/services/config'
import { type DeliveredList, readList } from '@association/services/contentful'
import { describe, expect, test } from 'vitest'
import { answerFeed } from './answer.ts'

const config = siteConfig(localEnvironment())
const ids = Array.from({ length: 60 }, (_, at) => `article-${at}`)
const delivered: DeliveredList = {
  roots: ids.map((root) => ({ space: 'association', root })),
  parts: {
    association: {
      entries: Object.fromEntries(
        ids.map((id, at) => [
          id,
          {
            sys: {
              ...{ id, contentType: { sys: { id: 'basicArticle' } } },
              ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-11-04T09:30:00.500Z' },
            },
            fields: { title: `Article ${at}`, canonicalUrl: id, publicationDate: `${2000 + at}-01-01` },
          },
        ]),
      ),
      assets: {},
    },
  },
}

const articles = readList('basicArticle', delivered, () => undefined)

type FeedChange = { load?: () => Promise<readonly FeedEntry[]>; isOutage?: boolean; now?: string }

const ask = (
  query = '',
  headers: Record<string, string> = {},
  { load, isOutage = false, now = '2100-01-01' }: FeedChange = {},
) =>
  answerFeed(new Request(`${config.siteUrl}/buildrss${query}`, { headers }), {
    config,
    load: load ?? (async () => articles),
    isOutage: () => isOutage,
    newest: 50,
    now: () => Date.parse(now),
  })

const itemsIn = async (format: Format, answer: Response) => checkFeed(format, [await answer.text()])

describe.each(formatNames)('as %s', (format) => {
  test('the feed holds the newest fifty articles and keeps the rules', async () => {
    const answer = await ask(`?format=${format}`)
    expect(answer.headers.get('content-type')).toMatch(
      /^application\/(rss|atom|feed)\+(xml|json); charset=utf-8$/,
    )
    expect(await itemsIn(format, answer)).toEqual({ isFeed: true, items: 50, problems: [] })
  })

  test('answers 304 to a reader that has the current file', async () => {
    const askNow = (headers?: Record<string, string>) =>
      ask(`?format=${format}`, headers, { now: '2026-11-22' })
    const { headers } = await askNow()
    const etag = headers.get('etag') ?? ''
    expect(headers.get('last-modified')).toBe('Wed, 04 Nov 2026 09:30:00 GMT')
    const held: Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", ${etag.slice(2)}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': 'Wed, 04 Nov 2026 09:30:00 GMT' },
    ]
    for (const asked of held) {
      const again = await askNow(asked)
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    }
    const outdated: Record<string, string>[] = [
      { 'if-none-match': '"other"', 'if-modified-since': 'Wed, 04 Nov 2026 09:30:00 GMT' },
      { 'if-modified-since': 'Wed, 04 Nov 2026 09:29:59 GMT' },
      { 'if-modified-since': 'yesterday' },
    ]
    for (const asked of outdated) expect((await askNow(asked)).status).toBe(200)
  })
})

test('an article appears in the feed when its date arrives, from the same cached list', async () => {
  const itemsAt = async (now: string) => (await itemsIn('rss', await ask('', {}, { now }))).items
  expect(await itemsAt('2001-01-01T11:59:59Z')).toBe(1)
  expect(await itemsAt('2001-01-01T12:00:00Z')).toBe(2)
})

test('a request by time gets an article that was published before its date', async () => {
  const askAt = (now: string, headers: Record<string, string> = {}) => ask('', headers, { now })
  const before = await askAt('2030-01-01T11:00:00Z')
  const held = { 'if-modified-since': before.headers.get('last-modified') ?? '' }
  expect((await askAt('2030-01-01T11:59:59Z', held)).status).toBe(304)
  const after = await askAt('2030-01-01T13:00:00Z', held)
  expect([after.status, after.headers.get('last-modified')]).toEqual([200, 'Tue, 01 Jan 2030 12:00:00 GMT'])
})

test('RSS is the default format; each format has an ETag of its own', async () => {
  const answers = await Promise.all(
    ['', '?format=rss', '?format=atom', '?format=json&utm=x'].map((query) => ask(query)),
  )
  const [unnamed, ...named] = answers.map(({ headers }) => headers.get('etag'))
  expect(named[0]).toBe(unnamed)
  expect(new Set(named).size).toBe(3)
})

test.each(['?format=xml', '?format=', '?format=RSS', '?format=rss&format=atom', '?format=toString'])(
  '%s is an invalid format, and the response lists the valid ones',
  async (query) => {
    const answer = await ask(query)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json'])
    expect((await answer.json()).detail).toMatch(/rss.*atom.*json/)
  },
)

test('an outage without a copy is unavailable, not empty; any other error is one', async () => {
  const load = () => Promise.reject(new Error('gone'))
  const answer = await ask('', {}, { load, isOutage: true })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  await expect(ask('', {}, { load })).rejects.toThrow('gone')
})

test('a site without articles has a feed without items', async () => {
  const answer = await ask('', {}, { load: async () => [] })
  expect(answer.headers.has('last-modified')).toBe(false)
  expect(await itemsIn('rss', answer)).toEqual({ isFeed: true, items: 0, problems: [] })
})

test.each(['press-releases', 'webinars', 'jobs'] as const)(
  'the list of %s has a feed of its own (RS-001)',
  async (source) => {
    const asked: string[] = []
    const answer = await ask(
      `?source=${source}`,
      {},
      {
        load: async (...wanted: string[]) => {
          asked.push(...wanted)
          return []
        },
      },
    )
    expect(answer.status).toBe(200)
    expect(asked).toEqual([source])
    expect(await answer.text()).toContain(`/buildrss?source=${source}`)
  },
)

test.each(['?source=books', '?source=jobs&source=jobs'])('there is no feed at %s', async (query) =>
  expect((await ask(query)).status).toBe(400),
)
