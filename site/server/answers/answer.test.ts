import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedFor } from '../../base/security/shared-for.ts'
import { request } from '../front/request.testing.ts'
import { pack, unpack } from '../stored/packed.ts'
import { answerOf, send } from './answer.ts'

const text = 'A page of some length. '.repeat(40)
const html = { 'content-type': 'text/html; charset=utf-8' }
const answer = await answerOf(Buffer.from(text), {
  status: 200,
  kind: 'page-hit',
  headers: html,
  tags: ['a'],
})
const stored = unpack(pack({ outcome: { kind: 'page', answer }, since: '7', tags: ['a'], until: 1 }))
const shared = stored?.outcome.kind === 'page' ? stored.outcome.answer : answer
const picture = await answerOf(Buffer.alloc(600), {
  ...{ status: 200, kind: 'file' as const },
  headers: { 'content-type': 'image/png' },
})

const answers: Record<string, typeof answer> = { '/page': answer, '/shared': shared, '/picture': picture }
const server = createServer(
  (incoming, response) => void send(answers[incoming.url ?? ''] ?? answer, incoming, response),
)
let port = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

const get = (headers: Record<string, string> = {}, method = 'GET', path = '/page') =>
  request({ port, path, method, headers })

test('an encoding is made once for all who wait for it', async () => {
  const fresh = await answerOf(Buffer.from(text), { status: 200, kind: 'page-hit', headers: html })
  answers['/fresh'] = fresh
  const all = [1, 2, 3].map(() => get({ 'accept-encoding': 'gzip' }, 'GET', '/fresh'))
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect([Object.keys(fresh.ready), Object.keys(fresh.preparing)]).toEqual([['br', 'gzip'], []])
})

describe.each(['/page', '/shared'])('a stored answer (%s)', (path) => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip;q=0.5, identity', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('to %s goes out as %s', async (accepted, encoding, decode) => {
    const { headers, body } = await get({ 'accept-encoding': accepted }, 'GET', path)
    expect(headers).toMatchObject({ ...html, 'content-encoding': encoding, vary: 'Accept-Encoding' })
    expect(Number(headers['content-length'])).toBe(body.length)
    expect(decode(body).toString()).toBe(text)
  })

  test('is uncompressed for a client that accepts no encoding', async () => {
    const { headers, body } = await get({}, 'GET', path)
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe(text)
  })
})

test('a browser that has an answer gets 304, in the encoding in which it has it', async () => {
  const first = await get({ 'accept-encoding': 'br' })
  const etag = String(first.headers.etag)
  const again = await get({ 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` })
  expect([again.status, again.body.length, again.headers['content-encoding']]).toEqual([304, 0, undefined])
  expect((await get({ 'if-none-match': etag })).status).toBe(200)
})

test('HEAD gets the same head and no body', async () => {
  const [head, whole] = [
    await get({ 'accept-encoding': 'gzip' }, 'HEAD'),
    await get({ 'accept-encoding': 'gzip' }),
  ]
  expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  expect(head.body.length).toBe(0)
})

test('a file that compression does not make smaller goes out as it is', async () => {
  const { headers, body } = await get({ 'accept-encoding': 'br, gzip' }, 'GET', '/picture')
  expect([headers['content-encoding'], headers.vary, body.length]).toEqual([undefined, undefined, 600])
})

test('a stored page keeps what decides whether it is still true', () => {
  expect(shared).not.toBe(answer)
  expect(stored).toMatchObject({ since: '7', tags: ['a'], until: 1 })
})

test.each([
  ...['', 'no JSON\nbody', '{}\n', '{"tags":1}\nbody'],
  '{"kind":"page","tags":[],"since":"1"}\n',
  '{"kind":"page","tags":[],"page":{"status":200,"headers":{}}}\nbody',
])('%j is no stored page', (bytes) => expect(unpack(Buffer.from(bytes))).toBeUndefined())

describe('a page whose prices change at a known time', () => {
  const cacheIn = async (seconds: number, etag?: string) => {
    const headers = { ...html, 'cache-control': sharedFor }
    const until = Date.now() + seconds * 1000
    answers['/until'] = await answerOf(Buffer.from(text), { status: 200, kind: 'page-hit', headers, until })
    const sent = await get(etag ? { 'if-none-match': etag } : {}, 'GET', '/until')
    return { status: sent.status, cache: sent.headers['cache-control'], etag: String(sent.headers.etag) }
  }

  test.each([
    [90.9, 's-maxage=30, stale-while-revalidate=60'],
    [60.9, 's-maxage=30, stale-while-revalidate=30'],
    [20.9, 's-maxage=20, stale-while-revalidate=0'],
    [0.9, 's-maxage=0, stale-while-revalidate=0'],
    [-5, 's-maxage=0, stale-while-revalidate=0'],
  ])('%s seconds before is kept by no CDN beyond that time', async (seconds, words) => {
    expect((await cacheIn(seconds)).cache).toBe(
      `public, max-age=0, must-revalidate, ${words}, stale-if-error=86400`,
    )
  })

  test('is kept as any page before, and a 304 shortens the time as well', async () => {
    const { cache, etag } = await cacheIn(86_400)
    expect(cache).toBe(sharedFor)
    expect(await cacheIn(10.9, etag)).toMatchObject({
      status: 304,
      cache: expect.stringContaining('s-maxage=10,'),
    })
  })
})
