import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type SearchTwin, startSearch } from './index.ts'
import { pageOf, smallSite } from './testing/small-site.ts'

const token = 'local-search-token'
let site: Awaited<ReturnType<typeof smallSite>>
let twin: SearchTwin
beforeAll(async () => {
  site = await smallSite()
  twin = await startSearch({ site: site.origin, token, pace: { everyMs: 20, afterFailureMs: 20 } })
  site.publish('/cmo', pageOf({ title: 'Pay of the chief medical officer', text: 'A survey of 400 people.' }))
  site.publish(
    '/credits',
    pageOf({
      title: 'Earn CME online',
      text: 'Leadership is taught here, too.',
      head: `<meta property="og:image" content="${site.origin}/card.png">
        <script type="application/ld+json">{"@type":"Course","image":"${site.origin}/course.png"}</script>`,
    }),
  )
  site.publish('/leadership', pageOf({ title: 'Leadership & you', description: 'Lead <b>well</b>' }))
  site.publish(
    '/hidden',
    pageOf({ title: 'Leadership drafts', head: '<meta name="robots" content="noindex">' }),
  )
  for (const number of Array.from({ length: 25 }, (_, index) => index))
    site.publish(`/list/${number}`, pageOf({ title: `Webinar ${number}`, text: 'Recorded live.' }))
  await vi.waitUntil(async () => (await pagesKnown()) === 28, { timeout: 10_000 })
})
afterAll(async () => {
  await twin.close()
  site.close()
})

const pagesKnown = async () => (await (await fetch(twin.url)).json()).pages
const ask = (path: string, headers: Record<string, string> = { 'x-subscription-token': token }) =>
  fetch(`${twin.url}${path}`, { headers })
const web = (query: Record<string, string>) => ask(`/web/search?${new URLSearchParams(query)}`)

async function found(q: string, more: Record<string, string> = {}): Promise<string[]> {
  const answer = await (await web({ q, ...more })).json()
  return (answer.web?.results ?? []).map(({ url }: { url: string }) => new URL(url).pathname)
}

describe('the search', () => {
  test.each([
    ['a word of the title', 'officer', '/cmo'],
    ['a word with a typing error', 'leadersip', '/leadership'],
    ['the beginning of a word', 'leaders', '/leadership'],
    ['an abbreviation of the title', 'CMO', '/cmo'],
    ['the long form of an abbreviation in the title', 'continuing medical education', '/credits'],
    ['a phrase with a synonym inside', 'pay chief medical officer', '/cmo'],
    ['another case and accents', 'LEADERSHÍP', '/leadership'],
  ])('finds a page by %s', async (_, q, path) => {
    expect((await found(q))[0]).toBe(path)
  })

  test('prefers a match in the title to one in the text', async () => {
    expect(await found('leadership')).toEqual(['/leadership', '/credits'])
  })

  test('knows no page with noindex, and no text that is on every page', async () => {
    expect(await found('drafts')).toEqual([])
    expect(await found('membership')).toEqual([])
  })

  test('answers with the fields of the provider, whose titles and descriptions are HTML', async () => {
    const answer = await (await web({ q: 'leadership' })).json()
    expect(answer).toMatchObject({ type: 'search', query: { more_results_available: false } })
    expect(answer.web.results[0]).toMatchObject({
      type: 'search_result',
      url: `${site.origin}/leadership`,
      title: 'Leadership &#x26; you',
      description: 'Lead &#x3c;b&#x3e;well&#x3c;/b&#x3e;',
    })
  })

  test('prefers the picture of structured data to the one for link previews', async () => {
    const { web: found } = await (await web({ q: 'Earn CME online' })).json()
    expect(found.results[0].thumbnail.original).toBe(`${site.origin}/course.png`)
  })

  test('leaves `web` out if it finds nothing', async () => {
    expect(await (await web({ q: 'zebra' })).json()).toEqual({
      type: 'search',
      query: { original: 'zebra', more_results_available: false },
    })
  })

  test('turns pages by `count` and `offset`', async () => {
    const pages = await Promise.all(
      ['0', '1', '2', '3'].map((offset) => found('webinar', { count: '10', offset })),
    )
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5, 0])
    expect(new Set(pages.flat()).size).toBe(25)
  })

  test('follows the operator site:', async () => {
    const { host } = new URL(site.origin)
    expect(await found(`officer site:${host}`)).toEqual(['/cmo'])
    expect(await found(`officer (site:a.example OR site:${host})`)).toEqual(['/cmo'])
    expect(await found('officer site:a.example')).toEqual([])
  })

  test('suggests titles for an unfinished word', async () => {
    const answer = await (await ask('/suggest/search?q=chief+medi')).json()
    expect(answer).toMatchObject({
      type: 'suggest',
      results: [{ query: 'Pay of the chief medical officer' }],
    })
    expect((await (await ask('/suggest/search?q=webinar')).json()).results).toHaveLength(5)
  })
})

describe('a request that the provider refuses', () => {
  test.each([
    ['without a query', {}],
    ['with an empty query', { q: ' ' }],
    ['with 401 characters', { q: 'x'.repeat(401) }],
    ['with 51 words', { q: 'x '.repeat(51) }],
    ['beyond the last page', { q: 'x', offset: '10' }],
    ['for more than 20 results', { q: 'x', count: '21' }],
  ])('%s gets 422', async (_, query: Record<string, string>) => {
    const answer = await web(query)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ type: 'ErrorResponse', error: { code: 'VALIDATION' } })
  })

  test('the longest query is taken', async () => {
    expect((await web({ q: 'x'.repeat(400), count: '20', offset: '9' })).status).toBe(200)
  })

  test('without a token, or with a wrong one, gets 422', async () => {
    const missing = await (await ask('/web/search?q=x', {})).json()
    expect(missing.error.meta.errors[0].loc).toEqual(['header', 'x-subscription-token'])
    const wrong = await (await ask('/suggest/search?q=x', { 'x-subscription-token': 'other' })).json()
    expect(wrong.error).toMatchObject({ status: 422, code: 'SUBSCRIPTION_TOKEN_INVALID' })
  })

  test('beyond the quota of the plan gets 429 with the state of each window', async () => {
    const small = await startSearch({ site: site.origin, token, quota: { perSecond: 1000, perMonth: 1 } })
    const send = () => fetch(`${small.url}/web/search?q=x`, { headers: { 'x-subscription-token': token } })
    expect((await send()).status).toBe(200)
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('998, 0')
    expect(refused.headers.get('x-ratelimit-reset')).toBe('1, 2592000')
    expect(await refused.json()).toMatchObject({ error: { code: 'RATE_LIMITED' } })
    await small.close()
  })
})

describe('the index follows the site', () => {
  beforeEach(() => site.seen.splice(0))

  test('a published page is found, and no other page is fetched again', async () => {
    expect(await found('telehealth')).toEqual([])
    site.publish('/news', pageOf({ title: 'Telehealth at night' }))
    await vi.waitUntil(async () => (await found('telehealth')).length > 0)
    expect(site.seen).toEqual(['/news'])
  })

  test('a changed page is found by its new words only', async () => {
    site.publish('/news', pageOf({ title: 'Robots at night' }))
    await vi.waitUntil(async () => (await found('robots')).length > 0)
    expect(await found('telehealth')).toEqual([])
    expect(site.seen).toEqual(['/news'])
  })

  test('a page that left the sitemap is forgotten, although the index of sitemaps stays the same', async () => {
    site.publish('/newest', pageOf({ title: 'The newest page' }))
    await vi.waitUntil(async () => (await found('newest')).length > 0)
    site.seen.splice(0)
    site.unpublish('/news')
    await vi.waitUntil(async () => (await found('robots')).length === 0)
    expect(site.seen).toEqual([])
  })

  test('a page that fails is read later, and holds up no other', async () => {
    site.broken.add('/broken')
    site.publish('/broken', pageOf({ title: 'A parliament of owls' }))
    site.publish('/owl', pageOf({ title: 'One owl' }))
    await vi.waitUntil(async () => (await found('owl')).length > 0)
    expect(await found('parliament')).toEqual([])
    site.broken.clear()
    await vi.waitUntil(async () => (await found('parliament')).length > 0)
  })

  test('a later page of a list is not read', async () => {
    site.publish('/list/page/2', pageOf({ title: 'More telegraphs' }))
    site.publish('/first', pageOf({ title: 'The first telegraph' }))
    await vi.waitUntil(async () => (await found('telegraph')).length > 0)
    expect(site.seen).toEqual(['/first'])
  })

  test('a site that starts later is found, and no more pages are kept than allowed', async () => {
    const later = await smallSite()
    const { port } = new URL(later.origin)
    later.close()
    const waiting = await startSearch({
      site: `http://127.0.0.1:${port}`,
      token,
      pace: { everyMs: 20, afterFailureMs: 20, maxPages: 2 },
    })
    const again = await smallSite(Number(port))
    for (const path of ['/a', '/b', '/c']) again.publish(path, pageOf({ title: `Page ${path}` }))
    const known = async () => (await (await fetch(waiting.url)).json()).pages
    await vi.waitUntil(async () => (await known()) === 2)
    again.publish('/d', pageOf({ title: 'Page d' }))
    again.publish('/a', pageOf({ title: 'Page a, changed' }))
    await vi.waitUntil(() => again.seen.filter((path) => path === '/a').length === 2)
    expect(await known()).toBe(2)
    await waiting.close()
    again.close()
  })
})

describe('the switch for faults', () => {
  const fault = (name: string) => fetch(new URL(`/faults/${name}`, twin.url), { method: 'PUT' })

  test('makes it refuse, answer HTML or half an answer, and work again', async () => {
    await fault('rate-limit')
    expect((await web({ q: 'x' })).status).toBe(429)
    await fault('html')
    expect((await web({ q: 'x' })).headers.get('content-type')).toContain('text/html')
    await fault('cut')
    await expect((await web({ q: 'x' })).json()).rejects.toThrow(SyntaxError)
    await fault('down')
    await expect(web({ q: 'x' })).rejects.toThrow()
    await fault('none')
    expect((await web({ q: 'x' })).status).toBe(200)
    expect((await fault('unknown')).status).toBe(404)
  })
})
