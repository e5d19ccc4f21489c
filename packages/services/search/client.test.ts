import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type SearchTwin, startSearch } from '../../local/search/index.ts'
import { pageOf, smallSite } from '../../local/search/testing/small-site.ts'
import { searchClient } from './client.ts'

const token = 'local-search-token'
let site: Awaited<ReturnType<typeof smallSite>>
let twin: SearchTwin
beforeAll(async () => {
  site = await smallSite()
  twin = await startSearch({ site: site.origin, token, pace: { everyMs: 20 } })
  const picture = `<meta property="og:image" content="${site.origin}/og/cmo.png">`
  site.publish('/cmo', pageOf({ title: 'A CMO&#39;s pay &amp; duties', text: 'Survey.', head: picture }))
  for (const number of Array.from({ length: 12 }, (_, index) => index))
    site.publish(`/webinar/${number}?a=b`, pageOf({ title: `Webinar ${number}` }))
  await vi.waitUntil(async () => (await (await fetch(twin.url)).json()).pages === 13)
})
afterEach(() => fault('none'))
afterAll(async () => {
  await twin.close()
  site.close()
})

const fault = (name: string) => fetch(new URL(`/faults/${name}`, twin.url), { method: 'PUT' })

type ClientOptions = { own?: string[]; hosts?: string[]; token?: string; deadlineMs?: number; now?(): number }

function clientOf({ own, hosts, token: given = token, ...options }: ClientOptions = {}) {
  const { host } = new URL(site.origin)
  return searchClient({
    config: { url: twin.url, token: given, suggestToken: given, hosts: hosts ?? [host], goggles: undefined },
    rules: { ownHosts: own ?? [host], pictureHosts: [] },
    deadlineMs: 1000,
    ...options,
  })
}

describe('AP-011 the search', () => {
  test('SE-026…SE-029 gives path, title, description and picture of pages of the site as plain text', async () => {
    expect(await clientOf().search({ q: 'chief medical officer', page: 0 })).toEqual({
      web: {
        results: [
          {
            url: '/cmo',
            title: "A CMO's pay & duties",
            description: "A CMO's pay & duties Survey.",
            thumbnail: { original: '/og/cmo.png' },
          },
        ],
      },
    })
  })

  test('AP-010 CO-039 counts pages from 0, with 10 results each', async () => {
    const client = clientOf()
    const pages = await Promise.all([0, 1, 2].map((page) => client.search({ q: 'webinar', page })))
    expect(pages.map(({ web }) => web.results.length)).toEqual([10, 2, 0])
  })

  test('shows other hosts only if they are configured, and no picture of theirs', async () => {
    const { host } = new URL(site.origin)
    const elsewhere = clientOf({ own: ['www.example.org'], hosts: [host] })
    const { web } = await elsewhere.search({ q: 'cmo', page: 0 })
    expect(web.results.map(({ url, thumbnail }) => [url, thumbnail])).toEqual([
      [`${site.origin}/cmo`, undefined],
    ])
    const restricted = clientOf({ own: ['www.example.org'], hosts: ['www.example.org'] })
    expect(await restricted.search({ q: 'cmo', page: 0 })).toEqual({ web: { results: [] } })
  })

  test('AP-008 SE-030 suggests queries', async () => {
    expect(await clientOf().suggest('chief med')).toEqual({ results: [] })
    expect(await clientOf().suggest('pay du')).toEqual({ results: [{ query: "A CMO's pay & duties" }] })
  })

  test('sends the longest query that a visitor can write', async () => {
    const q = 'ü '.repeat(300) + '\u0000'.repeat(10)
    expect(await clientOf().search({ q, page: 9 })).toEqual({ web: { results: [] } })
    expect(await clientOf().search({ q: 'w'.repeat(10_000), page: 0 })).toEqual({ web: { results: [] } })
  })
})

describe('a provider in trouble', () => {
  test.each([
    ['html', { failure: 'malformed' }],
    ['cut', { failure: 'malformed' }],
    ['down', { failure: 'unreachable' }],
    ['unavailable', { failure: 'status', status: 503 }],
    ['rate-limit', { failure: 'status', status: 429, retryAfterMs: 1000 }],
  ])('that is “%s” is reported as %j', async (name, expected) => {
    await fault(name)
    const client = clientOf()
    await expect(client.search({ q: 'cmo', page: 0 })).rejects.toMatchObject({
      code: 'UPSTREAM',
      ...expected,
    })
    await expect(client.suggest('cmo')).rejects.toMatchObject({ code: 'UPSTREAM', ...expected })
  })

  test('that is slow is given up at the deadline', async () => {
    await fault('slow')
    const slow = clientOf({ deadlineMs: 50 })
    await expect(slow.search({ q: 'cmo', page: 0 })).rejects.toMatchObject({ failure: 'timeout' })
  })

  test('that fails again and again is not asked for a while', async () => {
    await fault('unavailable')
    const client = clientOf()
    for (const word of 'abcdefgh') await client.search({ q: word, page: 0 }).catch(() => {})
    await fault('none')
    await expect(client.search({ q: 'cmo', page: 0 })).rejects.toMatchObject({ failure: 'resting' })
    // Suggestions' separate circuit breaker is still closed.
    await expect(client.suggest('pay')).resolves.toMatchObject({ results: [{}] })
  })

  test('that refuses the token is reported with its status', async () => {
    const stranger = clientOf({ token: 'a-wrong-token' })
    await expect(stranger.search({ q: 'cmo', page: 0 })).rejects.toMatchObject({
      failure: 'status',
      status: 422,
    })
  })
})

describe('a budget of requests', () => {
  test('is not touched by kept answers, and a kept answer is given when it is spent', async () => {
    let clock = 0
    const client = clientOf({ now: () => clock })
    const mayRequest = vi.fn(async () => true)
    const first = await client.search({ q: 'cmo', page: 0 }, mayRequest)
    await client.search({ q: 'cmo', page: 0 }, mayRequest)
    expect(mayRequest).toHaveBeenCalledTimes(1)
    mayRequest.mockResolvedValue(false)
    clock = 300_000
    expect(await client.search({ q: 'cmo', page: 0 }, mayRequest)).toEqual(first)
    await expect(client.search({ q: 'duties', page: 0 }, mayRequest)).rejects.toMatchObject({
      code: 'SEARCH_SPENT',
    })
    await expect(client.suggest('pay', mayRequest)).rejects.toMatchObject({ code: 'SEARCH_SPENT' })
  })
})

describe('a kept answer', () => {
  test('is given for a minute, and longer if the provider does not answer', async () => {
    let clock = 0
    const client = clientOf({ now: () => clock })
    const first = await client.search({ q: 'CMO', page: 0 })
    await fault('html')
    clock = 59_000
    expect(await client.search({ q: ' cmo\n', page: 0 })).toEqual(first)
    clock = 300_000
    expect(await client.search({ q: 'cmo', page: 0 })).toEqual(first)
    clock = 601_000
    await expect(client.search({ q: 'cmo', page: 0 })).rejects.toMatchObject({ failure: 'malformed' })
  })

  test('is asked for again after a minute', async () => {
    let clock = 0
    const client = clientOf({ now: () => clock })
    const pages = async () => (await client.search({ q: 'duties', page: 0 })).web.results.length
    expect(await pages()).toBe(1)
    site.publish('/duties', pageOf({ title: 'Duties' }))
    await vi.waitUntil(
      async () => (await clientOf().search({ q: 'duties', page: 0 })).web.results.length === 2,
    )
    expect(await pages()).toBe(1)
    clock = 60_001
    expect(await pages()).toBe(2)
  })

  test('without a result is not kept: the page may be published in a moment', async () => {
    const client = clientOf()
    expect(await client.search({ q: 'telehealth', page: 0 })).toEqual({ web: { results: [] } })
    site.publish('/telehealth', pageOf({ title: 'Telehealth' }))
    await vi.waitUntil(
      async () => (await client.search({ q: 'telehealth', page: 0 })).web.results.length === 1,
    )
  })
})
