import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { UpstreamError } from '@association/services/upstream'
import { budgetLeft } from '@association/services/upstream/budget.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { taggedMemory } from '../../base/tagged-memory.ts'
import { places } from '../../content/places/resolve.ts'
import { article, contentsOf, wireEntry } from '../../content/places/testing/contents.ts'
import { type Answer, answerOf } from '../answers/answer.ts'
import { counters } from '../metrics/counters.ts'
import { RenderError } from '../stored/render-error.ts'
import { errorPages } from './error-page.ts'
import { connectionLimits, front } from './front.ts'
import { rateLimitOf } from './rate-limits.ts'
import { request } from './request.testing.ts'
import { routesIn } from './routes.ts'
import type { Front } from './site.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const page = (text: string, status = 200) =>
  answerOf(Buffer.from(text), { status, kind: status === 404 ? 'not-found' : 'page-hit', headers: html })

const headers = { 'x-default': 'yes', 'referrer-policy': 'usual' }
const policy = "default-src 'none'"

let server: Server | undefined
afterEach(() => void server?.close())

const apiMethods = ['GET', 'HEAD', 'OPTIONS']
const methodsAt = routesIn(
  new Map([
    ['/api/revalidate', ['POST']],
    ['/api/[name]', apiMethods],
    ['/api/[name]/[part]', apiMethods],
    ['/preview/[name]', ['GET', 'HEAD']],
  ]),
)

type FrontParts = Partial<Pick<Front, 'pages' | 'placeAt' | 'isOutage' | 'mayAsk'>> & {
  next?(response: ServerResponse): void
  personal?(): void
}

async function frontOf({
  next = (response) => response.end(),
  personal = () => {},
  pages,
  placeAt = async () => ({ kind: 'topics' }),
  isOutage = () => false,
  mayAsk = async () => true,
}: FrontParts = {}) {
  const asked: string[] = []
  const memory = taggedMemory<Answer>(1_000_000)
  const keptFiles = new Map<string, Answer>()
  const answer = front({
    hosts: new Set(['site.test']),
    memory,
    pages: pages ?? {
      async at(wanted, hasPage) {
        const path = hasPage ? wanted : '/missing'
        asked.push(path)
        const made = await page(`page at ${path}`, path === '/missing' ? 404 : 200)
        memory.keep(path, made)
        return { answer: made, from: 'rendered' }
      },
    },
    files: {
      isFile: (path) => path.startsWith('/islands/'),
      kept: (path) => keptFiles.get(path),
      async at(path) {
        if (path === '/islands/a.js') keptFiles.set(path, await page('script'))
        return keptFiles.get(path)
      },
    },
    position: () => '',
    placeAt,
    async answerQuery(path) {
      asked.push(`query ${path}`)
      return page(`page at ${path}`)
    },
    async answerPersonal(path, cookie) {
      asked.push(`personal ${path} ${cookie}`)
      personal()
      return { ...(await page(`page at ${path}`)), cookies: ['session=next; HttpOnly'] }
    },
    methodsAt,
    next(incoming, response) {
      asked.push(`next ${incoming.url}`)
      next(response)
    },
    mayAsk,
    headers,
    policy,
    errorPage: errorPages({ organisation: 'Association', headers, policy }),
    isOutage,
  })
  server = createServer(connectionLimits, answer)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    asked,
    memory,
    get: (path = '/', headers: Record<string, string> = {}, method = 'GET') =>
      request({ port, path, headers: { host: 'site.test', ...headers }, method }),
  }
}

describe('a page', () => {
  test('is requested by its path alone, and then answered from memory for any query', async () => {
    const site = await frontOf()
    const bodies = [
      await site.get('/a?email=x'),
      await site.get('/a'),
      await site.get('/a?y', { cookie: 'z' }),
    ]
    expect(bodies.map(({ body }) => String(body))).toEqual(Array(3).fill('page at /a'))
    expect(site.asked).toEqual(['/a'])
  })

  test('for one visitor is rendered with the cookies of that visitor, and kept nowhere', async () => {
    const site = await frontOf()
    const answers = [
      await site.get('/account', { cookie: 'session=1' }),
      await site.get('/account?token=x', { cookie: 'session=2' }),
      await site.get('/account'),
    ]
    expect(site.asked).toEqual([
      'personal /account session=1',
      'personal /account session=2',
      'personal /account undefined',
    ])
    expect(answers[0]?.headers['set-cookie']).toEqual(['session=next; HttpOnly'])
    expect(site.memory.count()).toBe(0)
  })

  test('of code that is the same for everybody is stored, without a look at the content', async () => {
    const site = await frontOf({ placeAt: async () => undefined })
    await site.get('/cart?order=completed', { cookie: 'session=1' })
    await site.get('/cart')
    expect(site.asked).toEqual(['/cart'])
  })

  test('of a search gets the words and no cookie', async () => {
    const site = await frontOf()
    await site.get('/search?q=a&session=1', { cookie: 'session=1' })
    expect(site.asked).toEqual(['query /search?q=a'])
  })

  test.each([
    ['/a/', '/a'],
    ['/%61', '/a'],
    ['//a?q=1', '/a?q=1'],
  ])('in another spelling (%s) is a redirect that leaves nothing behind', async (path, location) => {
    const site = await frontOf()
    const { status, headers } = await site.get(path)
    expect([status, headers.location, site.asked, site.memory.count()]).toEqual([308, location, [], 0])
  })

  test.each([
    ['rendered', 'page-rendered'],
    ['shared', 'page-shared'],
    ['memory', 'page-hit'],
  ] as const)('that was %s counts as %s, and as a request that memory did not serve', async (from, kind) => {
    const site = await frontOf({ pages: { at: async () => ({ answer: await page('page'), from }) } })
    const counted = () => [counters.requests[kind][2] ?? 0, counters.keptMisses]
    const [before = 0, missesBefore = 0] = counted()
    await site.get('/a')
    expect(counted()).toEqual([before + 1, missesBefore + 1])
  })

  test('with HEAD has no body', async () => {
    const { status, body } = await (await frontOf()).get('/a', {}, 'HEAD')
    expect([status, body.length]).toEqual([200, 0])
  })

  const upstream = new UpstreamError('Contentful', 'timeout', { message: 'Stack trace' })
  const late = new RenderError('Stack trace', { isPassing: true })
  test.each([
    ['that cannot be rendered', { error: new Error('Stack trace'), isOutage: false, status: 500 }],
    ['that takes too long', { error: late, isOutage: false, status: 503 }],
    ['while Contentful is away', { error: upstream, isOutage: false, status: 503 }],
    ['that fails in an outage', { error: new Error('Stack trace'), isOutage: true, status: 503 }],
  ])('%s becomes a page of our own', async (_, { error, isOutage, status }) => {
    const site = await frontOf({ pages: { at: () => Promise.reject(error) }, isOutage: () => isOutage })
    const answer = await site.get()
    expect(answer.status).toBe(status)
    expect(String(answer.body)).toContain(`<p class="status">${status}</p>`)
    expect(String(answer.body)).not.toContain('Stack trace')
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'",
    })
    expect(answer.headers['retry-after']).toBe(status === 503 ? '10' : undefined)
  })
})

test('a file is read once; a missing file is a short 404', async () => {
  const site = await frontOf()
  expect(String((await site.get('/islands/a.js')).body)).toBe('script')
  expect(String((await site.get('/islands/a.js?x')).body)).toBe('script')
  const none = await site.get('/islands/b.js')
  expect([none.status, String(none.body), site.memory.count()]).toEqual([404, 'There is no such file.', 0])
})

test.each([
  ['another host', { path: '/', headers: { host: 'evil.test' }, status: 421 }],
  ['another host in the address', { path: 'http://evil.test/', headers: {}, status: 421 }],
  ['a path that cannot be read', { path: '/%00', headers: {}, status: 400 }],
])('%s is refused, and asks for nothing', async (_, { path, headers, status }) => {
  const site = await frontOf()
  expect((await site.get(path, headers)).status).toBe(status)
  expect(site.asked).toEqual([])
})

test('requests that a client sends at once are responded to in turn, one at a time', async () => {
  let running = 0
  const most: number[] = []
  const site = await frontOf({
    pages: {
      async at(path) {
        running += 1
        most.push(running)
        const answer = await page(`page at ${path}`)
        running -= 1
        return { answer, from: 'rendered' }
      },
    },
  })
  const socket = connect(site.port, '127.0.0.1')
  const requests = ['/a', '/b', '/c'].map((path) => `GET ${path} HTTP/1.1\r\nHost: site.test\r\n`)
  socket.write(`${requests.join('\r\n')}Connection: close\r\n\r\n`)
  const received = String(Buffer.concat(await socket.toArray()))
  expect(received.match(/page at \/\w/g)).toEqual(['page at /a', 'page at /b', 'page at /c'])
  expect(most).toEqual([1, 1, 1])
})

test.each(['Site.TEST', 'site.test.', 'site.test:443'])('%s is the same host', async (host) => {
  expect((await (await frontOf()).get('/a', { host })).status).toBe(200)
})

test.each(['/', 'http://site.test/'])('two hosts are a mistake, also for %s', async (path) => {
  const { port } = await frontOf()
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: site.test\r\nHost: other.test\r\nConnection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
})

test('an address as for a proxy leads to the page at its path', async () => {
  const site = await frontOf()
  expect(String((await site.get('http://site.test/a?b', { host: 'other.test' })).body)).toBe('page at /a')
  expect(site.asked).toEqual(['/a'])
})

test.each([
  ['POST', '/', 'GET, HEAD'],
  ['TRACE', '/api/x', 'GET, HEAD, OPTIONS'],
  ['POST', '/api/x', 'GET, HEAD, OPTIONS'],
  ['POST', '/preview/x', 'GET, HEAD'],
  ['POST', '/auth/login', 'GET'],
  ['HEAD', '/auth/logout', 'GET'],
  ['GET', '/auth/backchannel-logout', 'POST'],
])('%s %s is refused with the list of allowed methods', async (method, path, allow) => {
  const site = await frontOf()
  const answer = await site.get(path, {}, method)
  expect([answer.status, answer.headers.allow, site.asked]).toEqual([405, allow, []])
})

describe('an error of our API is a problem of RFC 9457', () => {
  const json = 'application/problem+json'
  type Received = Awaited<ReturnType<Awaited<ReturnType<typeof frontOf>>['get']>>
  function problemIn({ status, headers: received, body }: Received) {
    expect([received['content-type'], received['x-default']]).toEqual([json, 'yes'])
    expect(JSON.parse(String(body))).toMatchObject({ status, title: expect.any(String) })
    return status
  }

  test('without a route', async () => {
    const site = await frontOf()
    expect(problemIn(await site.get('/api/a/b/nope'))).toBe(404)
    expect(problemIn(await site.get('/api/a/b/nope?a=1', {}, 'POST'))).toBe(404)
    expect(site.asked).toEqual([])
  })

  test.each(['/api/x', '/auth/login'])('for a method that %s does not take', async (path) =>
    expect(problemIn(await (await frontOf()).get(path, {}, 'DELETE'))).toBe(405),
  )

  test('for a host that is not ours', async () =>
    expect(problemIn(await (await frontOf()).get('/api/x', { host: 'other.test' }))).toBe(421))

  test.each([undefined, 'text/plain; charset=utf-8'])(
    'if Next.js answers in place of a route (%s)',
    async (type) => {
      const next = (response: ServerResponse) =>
        response
          .writeHead(500, type === undefined ? {} : { 'content-type': type })
          .end('Internal Server Error')
      expect(problemIn(await (await frontOf({ next })).get('/api/x'))).toBe(500)
    },
  )

  test('and what a route says itself stays', async () => {
    const next = (response: ServerResponse) =>
      response.writeHead(400, { 'content-type': 'text/html' }).end('<p>Back to the form</p>')
    const { headers: received, body } = await (await frontOf({ next })).get('/api/x')
    expect([received['content-type'], String(body)]).toEqual(['text/html', '<p>Back to the form</p>'])
  })
})

describe('what Next.js answers itself', () => {
  test('is requested each time, as it was sent', async () => {
    const site = await frontOf()
    await site.get('/api/x?a=1')
    await site.get('/api/x?a=1')
    expect(site.asked).toEqual(['next /api/x?a=1', 'next /api/x?a=1'])
  })

  test('gets an address as for a proxy as the path of our own host, and no other', async () => {
    const site = await frontOf()
    expect((await site.get('http://site.test/api/x?a=1', { host: 'other.test' })).status).toBe(200)
    expect((await site.get('http://other.test/api/x?a=1')).status).toBe(421)
    expect(site.asked).toEqual(['next /api/x?a=1'])
  })

  test('is refused to a client above its rate limit, except for the webhooks of Contentful', async () => {
    const site = await frontOf({ mayAsk: async () => false })
    const refused = await site.get('/api/x')
    expect([refused.status, refused.headers['retry-after'], refused.headers['x-default']]).toEqual([
      ...[429, '10', 'yes'],
    ])
    expect(JSON.parse(String(refused.body))).toMatchObject({ status: 429 })
    expect((await site.get('/api/revalidate', {}, 'POST')).status).toBe(200)
    expect(site.asked).toEqual(['next /api/revalidate'])
  })

  test('AP-007 AP-009 has lower limits for searches and checkouts than for the rest of the API', async () => {
    const counts = new Map<string, number>()
    const site = await frontOf({
      async mayAsk(_, path) {
        const { name, count } = rateLimitOf(path)
        counts.set(name, (counts.get(name) ?? 0) + 1)
        return (counts.get(name) ?? 0) <= count
      },
    })
    const statuses = async (path: string, times: number) => {
      const answers: number[] = []
      for (let sent = 0; sent < times; sent += 1) answers.push((await site.get(path)).status)
      return answers.filter((status) => status === 429).length
    }
    expect(await statuses('/api/search?q=a', 22)).toBe(2)
    expect(await statuses('/api/autosuggest?q=a', 43)).toBe(3)
    expect(await statuses('/api/checkout/cart', 11)).toBe(1)
    expect(await statuses('/api/x', 50)).toBe(0)
    const page = await site.get('/search?q=a')
    expect([page.status, page.headers['retry-after']]).toEqual([429, '2'])
    // These limits are independent of each other and of the API's.
    expect(await statuses('/publications/books/search?q=a', 61)).toBe(1)
    expect(await statuses('/preview/gallery', 301)).toBe(1)
    expect(await statuses('/account', 301)).toBe(1)
    expect(await statuses('/api/x', 250)).toBe(0)
  })

  test('shows a page to a person who opens too many, and a problem to a program', async () => {
    const site = await frontOf({ mayAsk: async () => false })
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    for (const [path, seconds] of [
      ...[['/account', '10'] as const, ['/fall-institute/registration/2', '10'] as const],
      ...[['/search?q=a', '2'] as const, ['/preview/gallery', '10'] as const],
    ]) {
      const { status, headers, body } = await site.get(path, browser)
      expect([path, status, headers['retry-after'], headers['x-default'], headers['content-type']]).toEqual([
        ...[path, 429, seconds, 'yes', 'text/html; charset=utf-8'],
      ])
      expect(headers['cache-control']).toMatch(/^private/)
      expect(String(body)).toContain(`Please wait ${seconds} seconds, then try again.`)
      expect(String(body)).not.toMatch(/<script|sign-in/)
      const program = await site.get(path)
      expect(program.headers['content-type']).toBe('application/problem+json')
    }
    expect(String((await site.get('/search', browser)).body)).toContain('try again in 10 minutes')
    for (const [path, more] of [
      ...[['/api/x', {}] as const, ['/account', { 'sec-fetch-dest': 'empty' }] as const],
    ])
      expect((await site.get(path, { ...browser, ...more })).headers['content-type']).toBe(
        'application/problem+json',
      )
    expect(site.asked).toEqual([])
  })

  test('starts thirty sign-ins of one client in a minute, and then shows a page', async () => {
    let count = 0
    const site = await frontOf({
      mayAsk: async (_, path) => ++count <= rateLimitOf(path).count,
    })
    for (let started = 0; started < 30; started += 1)
      expect((await site.get('/auth/login?returnTo=/a')).status).toBe(200)
    const refused = await site.get('/auth/login?returnTo=/a')
    expect([refused.status, refused.headers['retry-after'], refused.headers['content-type']]).toEqual([
      ...[429, '60', 'text/html; charset=utf-8'],
    ])
    expect(String(refused.body)).toContain('Too many sign-ins were started')
    expect(site.asked).toHaveLength(30)
  })

  test('gets the headers and the policy that it lacks, and keeps its own', async () => {
    const bare = await frontOf({ next: (response) => response.writeHead(200, html).end('page') })
    expect((await bare.get('/preview/x')).headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'x-default': 'yes',
    })
    server?.close()
    const own = await frontOf({
      next: (response) =>
        response
          .writeHead(200, { ...html, 'content-security-policy': 'own', 'referrer-policy': 'none' })
          .end('page'),
    })
    expect((await own.get('/preview/x')).headers).toMatchObject({
      'content-security-policy': 'own',
      'referrer-policy': 'none',
    })
  })

  test('and repeats a query in a redirect is stored nowhere, because the query may hold a token', async () => {
    const site = await frontOf({
      next: (response) => response.writeHead(308, { location: '/preview/a?token=secret' }).end(),
    })
    expect((await site.get('/preview/a?token=secret')).headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    expect((await site.get('/preview/a/?token=secret')).headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
  })
})

test.each([
  ['/account', true],
  ['/membership', true],
  ['/api/viewer/orders', true],
  ['/api/bookmarks/7', true],
  ['/api/checkout/cart', false],
  ['/auth/callback', false],
  ['/preview/gallery', false],
])('%s has one time for all that it waits for: %s', async (path, isLimited) => {
  const left: number[] = []
  const note = () => void left.push(budgetLeft())
  const { get } = await frontOf({
    personal: note,
    async placeAt() {
      note()
      return { kind: 'topics' }
    },
    next(response) {
      note()
      response.end()
    },
  })
  await get(path)
  expect(left).toHaveLength(1)
  if (isLimited) expect(left[0]).toBeLessThan(4000)
  else expect(left).toEqual([Number.POSITIVE_INFINITY])
})

describe('a strange address', () => {
  const contents = contentsOf([
    ...Array.from({ length: 20 }, (_, index) => article(`a${index}`)),
    wireEntry('redirect', 'size', { from: '/größe', to: '/articles' }),
    wireEntry('redirect', 'doctors', { from: '/医師', to: '/articles/a1' }),
    wireEntry('redirect', 'old', { from: '/old', to: '/articles' }),
  ])
  const { at } = places(
    { ready: async () => contents, look: async () => contents, doubt: () => {} },
    { isAway: () => false, now: () => Date.parse('2026-11-22') },
  )
  const encoded = encodeURIComponent

  test.each<[path: string, answer: number | string]>([
    ['/articles?page=-1', 200],
    ['/articles?page=2&page=3', 200],
    [`/articles?q=${'x'.repeat(10_000)}`, 200],
    ['/articles?%00', 200],
    ['/articles?%', 200],
    ['/articles/page/2', 200],
    ['/articles/page/1', '/articles'],
    ['/articles/page/2/', '/articles/page/2'],
    ['/articles/page/0', 404],
    ['/articles/page/-1', 404],
    ['/articles/page/02', 404],
    ['/articles/page/2.0', 404],
    ['/articles/page/abc', 404],
    ['/articles/page/3', 404],
    ['/articles/page/99999999999999999999', 404],
    ['/articles/page', 404],
    ['/articles/page/2/page/2', 404],
    ['/articles/topics/no-topic', 404],
    ['/articles/topics/no-topic/page/2', 404],
    ['/articles/topics/__proto__', 404],
    ['/constructor', 404],
    ['/education/courses/no-filter', 404],
    [`/${encoded('größe')}`, '/articles'],
    ['/gr%c3%b6%c3%9fe', `/${encoded('größe')}`],
    [`/${encoded('医師')}`, '/articles/a1'],
    [`/${encoded('師医')}`, 404],
    ['/articles/%61%31', '/articles/a1'],
    ['/articles//a1', '/articles/a1'],
    ['/articles/a1%20', 404],
    ['/old?from=mail', '/articles?from=mail'],
    ['/articles/%00', 400],
    ['/articles/a1%00', 400],
    ['/articles/%E0%A4%A', 400],
    ['/articles/..%2fa1', 400],
    ['/articles/%2e%2e/a1', 400],
    [`/articles/${'x'.repeat(5000)}`, 404],
  ])('%# has the status that it deserves, and no query reaches the rendering', async (path, answer) => {
    const site = await frontOf({ placeAt: at })
    const { status, headers } = await site.get(path)
    if (typeof answer === 'string') expect([status, headers.location]).toEqual([308, answer])
    else expect(status).toBe(answer)
    const rendered = answer === 200 ? [path.replace(/\?.*/, '')] : answer === 404 ? ['/missing'] : []
    expect(site.asked).toEqual(rendered)
  })
})
