import { expect, test } from 'vitest'
import { addressOf, follow } from './follow.ts'
import type { CheckerOptions } from './options.ts'
import type { Answer, Ask } from './request/exchange.ts'
import { rulingOf } from './status-rules.ts'
import { createVisits } from './visit.ts'

type Reply = { status: number; headers?: Record<string, string>; body?: string }

function startWorld(replies: (ask: Ask) => Reply, options: Partial<CheckerOptions> = {}) {
  const asked: { at: number; request: string }[] = []
  let now = 0
  let active = 0
  let mostActive = 0
  const visits = createVisits(
    { ownOrigins: ['https://ours.test'], ...options },
    {
      now: () => now,
      async wait(ms) {
        const until = now + ms
        await new Promise(setImmediate)
        now = Math.max(now, until)
      },
      resolve: async () => ['93.184.216.34'],
      onPage() {},
      async exchange(ask): Promise<Answer> {
        active += 1
        mostActive = Math.max(mostActive, active)
        asked.push({ at: now, request: `${ask.method} ${addressOf(ask.url)}` })
        await new Promise(setImmediate)
        active -= 1
        const { status, headers = {}, body } = replies(ask)
        const isRead = body !== undefined && ask.method === 'GET' && ask.reads(headers['content-type'] ?? '')
        return {
          status,
          header: (name) => headers[name],
          body: isRead ? { bytes: Buffer.from(body), isCut: false } : undefined,
        }
      },
    },
  )
  const check = async (url: string) => (await follow(new URL(url), url.includes('#'), visits.visit)).verdict
  return { check, asked, requests: () => asked.map(({ request }) => request), mostActive: () => mostActive }
}

const html = { 'content-type': 'text/html' }
const isRobots = ({ url }: Ask) => url.pathname === '/robots.txt'
const withoutRobots = (reply: Reply) => (ask: Ask) => (isRobots(ask) ? { status: 404 } : reply)

test('another’s host is asked with HEAD, after its robots.txt', async () => {
  const world = startWorld(withoutRobots({ status: 200 }))
  expect(await world.check('https://friend.test/a')).toMatchObject({ state: 'ok' })
  expect(world.requests()).toEqual(['GET https://friend.test/robots.txt', 'HEAD https://friend.test/a'])
})

test('does not request an address that robots.txt forbids, and calls it unverified', async () => {
  const body = 'User-agent: *\nDisallow: /private/'
  const world = startWorld((ask) => (isRobots(ask) ? { status: 200, body } : { status: 404 }))
  expect(await world.check('https://friend.test/private/a')).toEqual({
    state: 'unverified',
    reason: 'robots',
  })
  expect(world.requests()).toEqual(['GET https://friend.test/robots.txt'])
})

test('a host in trouble with its robots.txt is left alone', async () => {
  const world = startWorld((ask) => ({ status: isRobots(ask) ? 500 : 200 }))
  expect(await world.check('https://friend.test/a')).toMatchObject({ reason: 'robots' })
})

test('requests to a host are a quarter of a second apart, two at most at once', async () => {
  const world = startWorld(withoutRobots({ status: 200 }))
  await Promise.all(Array.from({ length: 12 }, (_, n) => world.check(`https://friend.test/${n}`)))
  const gaps = world.asked.slice(1).map(({ at }, index) => at - (world.asked[index]?.at ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(250)
  expect(world.mostActive()).toBeLessThanOrEqual(2)
})

test('Retry-After is waited for', async () => {
  let count = 0
  const world = startWorld((ask) => {
    if (isRobots(ask)) return { status: 404 }
    count += 1
    return count === 1 ? { status: 429, headers: { 'retry-after': '7' } } : { status: 200 }
  })
  expect(await world.check('https://friend.test/a')).toMatchObject({ state: 'ok' })
  const [, first, second] = world.asked
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(7000)
})

test.each([
  ['429 that asks for an hour', { status: 429, headers: { 'retry-after': '3600' } }, 'rateLimited'],
  ['429 without end', { status: 429, headers: { 'retry-after': '1' } }, 'rateLimited'],
  ['401', { status: 401 }, 'forbidden'],
  ['403', { status: 403 }, 'forbidden'],
  ['451', { status: 451 }, 'forbidden'],
  ['999', { status: 999 }, 'forbidden'],
  ['503', { status: 503 }, 'unreachable'],
  ['504', { status: 504 }, 'timeout'],
  [
    'a circle that wants a cookie',
    { status: 302, headers: { location: '', 'set-cookie': 'a=b' } },
    'forbidden',
  ],
])('%s is no fault', async (_, reply, reason) => {
  const world = startWorld(withoutRobots(reply))
  expect(await world.check('https://friend.test/a')).toMatchObject({ state: 'unverified', reason })
})

test('a host that only ever says 429 is not asked for everything', async () => {
  const world = startWorld(withoutRobots({ status: 429 }))
  const verdicts = []
  for (let n = 0; n < 20; n += 1) verdicts.push(await world.check(`https://friend.test/${n}`))
  expect(new Set(verdicts.map((verdict) => 'reason' in verdict && verdict.reason))).toEqual(
    new Set(['rateLimited']),
  )
  expect(world.asked.length).toBeLessThan(10)
})

test('a page is read once where any link points into it', async () => {
  const page = { status: 200, headers: html, body: '<p id="here">' }
  const world = startWorld(withoutRobots(page))
  await Promise.all([world.check('https://friend.test/a'), world.check('https://friend.test/a#here')])
  expect(world.requests().slice(1)).toEqual(['GET https://friend.test/a'])
})

test('a link into a page that was only asked with HEAD takes one more request', async () => {
  const world = startWorld(withoutRobots({ status: 200, headers: html, body: '<p id="here">' }))
  await world.check('https://friend.test/a')
  await world.check('https://friend.test/a#here')
  await world.check('https://friend.test/a#there')
  expect(world.requests().slice(1)).toEqual(['HEAD https://friend.test/a', 'GET https://friend.test/a'])
})

test('offline, requests only our own hosts', async () => {
  const world = startWorld(() => ({ status: 200 }), { offline: true })
  expect(await world.check('https://friend.test/a')).toMatchObject({ state: 'unverified', reason: 'skipped' })
  expect(await world.check('https://ours.test/a')).toMatchObject({ state: 'ok' })
  expect(world.requests()).toEqual(['GET https://ours.test/a'])
})

test('a run asks others no more often than it may', async () => {
  const world = startWorld(withoutRobots({ status: 200 }), { mostForeignRequests: 4 })
  const verdicts = []
  for (let n = 0; n < 6; n += 1) verdicts.push((await world.check(`https://friend.test/${n}`)).state)
  expect(verdicts).toEqual(['ok', 'ok', 'ok', 'unverified', 'unverified', 'unverified'])
  expect(world.asked).toHaveLength(4)
})

test.each([
  [20, { state: 'ok', redirectedTo: 'https://friend.test/0' }],
  [21, { state: 'broken', reason: 'tooManyRedirects' }],
])('as in browsers, %i redirects end', async (count, verdict) => {
  const world = startWorld(({ url }) => {
    const left = Number(url.pathname.slice(1))
    return left > 0 ? { status: 302, headers: { location: `/${left - 1}` } } : { status: 200 }
  })
  expect(await world.check(`https://friend.test/${count}`)).toMatchObject(verdict)
})

test('a circle of redirects is named, without the way into it', async () => {
  const next: Record<string, string> = { '/in': '/a', '/a': '/b', '/b': '/a' }
  const world = startWorld(({ url }) => ({ status: 302, headers: { location: next[url.pathname] ?? '/' } }))
  expect(await world.check('https://ours.test/in')).toMatchObject({
    reason: 'redirectLoop',
    detail: 'It redirects in a circle: https://ours.test/a → https://ours.test/b → https://ours.test/a.',
  })
})

const lost = (code: string) => Object.assign(new Error(code), { code })

test.each([
  ['ECONNRESET', 3],
  ['UND_ERR_SOCKET', 3],
  ['ECONNREFUSED', 1],
])('%s up to %i times in a row makes no link red', async (code, times) => {
  const counts = new Map<string, number>()
  const world = startWorld((ask) => {
    const count = (counts.get(ask.url.href) ?? 0) + 1
    counts.set(ask.url.href, count)
    if (count <= times) throw lost(code)
    return { status: 200 }
  })
  expect(await world.check('https://ours.test/a')).toEqual({ state: 'ok', status: 200 })
  expect(await world.check('https://friend.test/a')).toEqual({ state: 'ok', status: 200 })
})

test('a host that loses every connection is given up', async () => {
  const world = startWorld(() => {
    throw lost('ECONNRESET')
  })
  expect(await world.check('https://ours.test/a')).toMatchObject({
    state: 'broken',
    reason: 'connectionLost',
  })
  expect(world.asked).toHaveLength(4)
})

test.each([
  [{ accept: ['403'] }, 403, { state: 'ok', status: 403 }],
  [{ accept: ['4xx@*.test'] }, 404, { state: 'ok', status: 404 }],
  [{ accept: ['999@friend.test/a*'] }, 999, { state: 'ok', status: 999 }],
  [{ accept: ['403@other.test', '403@friend.test/b'] }, 403, { state: 'unverified', reason: 'forbidden' }],
  [{ accept: ['302@friend.test'] }, 302, { state: 'ok', status: 302 }],
  [{ reject: ['200'] }, 200, { state: 'broken', reason: 'rejectedStatus', status: 200 }],
  [{ accept: ['403'], reject: ['4xx'] }, 403, { state: 'broken', reason: 'rejectedStatus' }],
  [
    { reject: ['302'] },
    302,
    { reason: 'rejectedStatus', detail: 'It redirects to https://friend.test/elsewhere.' },
  ],
])('with the settings %j, %i is judged by them', async (statuses, status, verdict) => {
  const reply = { status, headers: { location: '/elsewhere' } }
  const world = startWorld(withoutRobots(reply), { statuses })
  expect(await world.check('https://friend.test/abc')).toMatchObject(verdict)
})

test.each(['40', '4x3', '403@', '403@a b', 'site', '403@a@b'])('%j is no status', (written) => {
  expect(() => rulingOf({ accept: [written] })).toThrow(/is no status. Write it like 403,/)
})

test('two answers of trouble in a row make no link red, three do', async () => {
  const troubles = new Map([
    ['/two', 2],
    ['/three', 3],
  ])
  const world = startWorld(({ url }) => {
    const left = troubles.get(url.pathname) ?? 0
    troubles.set(url.pathname, left - 1)
    return { status: left > 0 ? 502 : 200 }
  })
  expect(await world.check('https://ours.test/two')).toEqual({ state: 'ok', status: 200 })
  expect(await world.check('https://ours.test/three')).toMatchObject({
    state: 'broken',
    reason: 'serverError',
  })
})
