import { type SearchTwin, startSearch } from '@association/local/search/index.ts'
import { pageOf, smallSite } from '@association/local/search/testing/small-site.ts'
import { searchClient } from '@association/services/search'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { answerSearch, answerSuggest } from './answer.ts'
import { messages } from './messages.ts'

const token = 'local-search-token'
let site: Awaited<ReturnType<typeof smallSite>>
let twin: SearchTwin
const notes: string[] = []
beforeAll(async () => {
  site = await smallSite()
  twin = await startSearch({ site: site.origin, token, pace: { everyMs: 20 } })
  for (const number of Array.from({ length: 12 }, (_, index) => index))
    site.publish(`/webinar/${number}`, pageOf({ title: `Webinar ${number}`, text: 'Recorded.' }))
  await vi.waitUntil(async () => (await (await fetch(twin.url)).json()).pages === 12)
})
afterEach(async () => {
  notes.splice(0)
  await fetch(new URL('/faults/none', twin.url), { method: 'PUT' })
})
afterAll(async () => {
  await twin.close()
  site.close()
})

function newClient(deadlineMs = 1000) {
  const { host } = new URL(site.origin)
  return searchClient({
    config: { url: twin.url, token, suggestToken: token, hosts: [host], goggles: undefined },
    rules: { ownHosts: [host], pictureHosts: [] },
    deadlineMs,
  })
}
const get = (path: string, client = newClient()) => {
  const request = new Request(`https://www.example.org${path}`)
  const answer = path.startsWith('/api/search') ? answerSearch : answerSuggest
  return answer(request, client, (line) => notes.push(line))
}

describe('the requests of a day that are spent', () => {
  const spent = async () => false
  const request = (path: string) => new Request(`https://www.example.org${path}`)
  const note = (line: string) => notes.push(line)

  test('are a problem that says what to do instead', async () => {
    const answer = await answerSearch(
      request('/api/search?q=webinar'),
      { ...newClient(), mayRequest: spent },
      note,
    )
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600'])
    expect((await answer.json()).detail).toBe(messages.spent)
    expect(notes).toEqual(['Error Search: The requests of this day are spent.'])
  })

  test('leave suggestions out', async () => {
    const client = { ...newClient(), mayRequest: spent }
    const answer = await answerSuggest(request('/api/autosuggest?q=webinar'), client, note)
    expect([answer.status, await answer.json()]).toEqual([200, { results: [] }])
  })

  test('leave kept answers', async () => {
    const client = newClient()
    await answerSearch(request('/api/search?q=webinar'), client, note)
    const again = await answerSearch(request('/api/search?q=webinar'), { ...client, mayRequest: spent }, note)
    expect(again.status).toBe(200)
  })
})

describe('the API', () => {
  test('AP-009 AP-010 /api/search answers with a page of results in the shape of the provider', async () => {
    const first = await get('/api/search?q=webinar')
    expect(first.headers.get('content-type')).toBe('application/json')
    expect((await first.json()).web.results).toHaveLength(10)
    const second = await (await get('/api/search?q=webinar&page=1')).json()
    expect(Object.keys(second)).toEqual(['web'])
    expect(second.web.results).toHaveLength(2)
    expect(Object.keys(second.web.results[0])).toEqual(['url', 'title', 'description'])
  })

  test('AP-007 AP-008 /api/autosuggest answers with queries', async () => {
    const { results } = await (await get('/api/autosuggest?q=webinar+1')).json()
    expect(results[0]).toEqual({ query: expect.stringMatching(/^Webinar 1/) })
  })

  test.each([
    '/api/search',
    '/api/search?q=',
    '/api/search?q=%20%00',
    '/api/autosuggest',
    '/api/autosuggest?q=%09',
  ])('AP-012 SE-022 %s needs a query', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
  })

  test.each(['-1', '10', 'abc', '1.5', '', '0x1'])('CO-040 page %j is refused', async (page) => {
    expect((await get(`/api/search?q=x&page=${page}`)).status).toBe(400)
  })

  test('a query of 10 KB is cut', async () => {
    expect((await get(`/api/search?q=${'webinar%20'.repeat(1200)}`)).status).toBe(200)
  })

  test.each([
    ['html', 502],
    ['cut', 502],
    ['down', 502],
    ['unavailable', 502],
    ['slow', 504],
    ['rate-limit', 502],
  ])('ER-004 ER-005 a provider that is “%s” gives %i and a line in the log', async (fault, status) => {
    await fetch(new URL(`/faults/${fault}`, twin.url), { method: 'PUT' })
    // The twin waits for three seconds if it is slow. Other answers have more time than a busy machine needs.
    const client = newClient(fault === 'slow' ? 200 : 10_000)
    const answers = [
      await get('/api/search?q=webinar', client),
      await get('/api/autosuggest?q=webinar', client),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
      expect(answer.headers.get('retry-after')).toBe(fault === 'rate-limit' ? '1' : null)
    }
    expect(notes).toEqual([
      expect.stringMatching(/^Error Search: Search: /),
      expect.stringMatching(/^Error auto suggest: Autosuggest: /),
    ])
  })
})

describe('what the site knows', () => {
  const request = new Request('https://www.example.org/api/autosuggest?q=webinar')
  const note = (line: string) => notes.push(line)
  const own = (count: number) => async () => Array.from({ length: count }, (_, index) => `Own ${index}`)
  const queries = async (answer: Response) =>
    ((await answer.json()) as { results: { query: string }[] }).results.map(({ query }) => query)

  test('comes before the suggestions of the provider, eight in all', async () => {
    const answer = await answerSuggest(request, { ...newClient(), suggestions: own(3) }, note)
    const all = await queries(answer)
    expect(all.slice(0, 3)).toEqual(['Own 0', 'Own 1', 'Own 2'])
    expect(all[3]).toMatch(/^Webinar/)
    expect(all.length).toBeLessThanOrEqual(8)
  })

  test('needs no request to the provider if it is enough', async () => {
    const suggest = vi.fn()
    const answer = await answerSuggest(request, { suggest, suggestions: own(8) }, note)
    expect(await queries(answer)).toHaveLength(8)
    expect(suggest).not.toHaveBeenCalled()
  })

  test('is shown while the provider is away', async () => {
    await fetch(new URL('/faults/unavailable', twin.url), { method: 'PUT' })
    const answer = await answerSuggest(request, { ...newClient(), suggestions: own(1) }, note)
    expect([answer.status, await queries(answer)]).toEqual([200, ['Own 0']])
    expect(notes).toEqual([expect.stringMatching(/^Error auto suggest: /)])
  })

  test('is added to results', async () => {
    const about = async () => ({ web: { results: [] } })
    const search = new Request('https://www.example.org/api/search?q=webinar')
    const answer = await answerSearch(search, { ...newClient(), about }, note)
    expect(await answer.json()).toEqual({ web: { results: [] } })
  })
})
