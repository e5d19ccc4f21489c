import { once } from 'node:events'
import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startForTest, type TestTwin } from '../testing/start.ts'

let twin: TestTwin
beforeAll(async () => {
  twin = await startForTest({ rateLimit: { preview: 3 } })
})
afterAll(() => twin.close())

test('a wrong token is refused by name, and so is the token of another API', async () => {
  for (const token of ['wrong', 'local-association-preview']) {
    const answer = await twin.ask('delivery', '/entries', { headers: { Authorization: `Bearer ${token}` } })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ sys: { type: 'Error', id: 'AccessTokenInvalid' } })
  }
})

test('the token may also travel in the address', async () => {
  const answer = await fetch(
    `http://${twin.hosts.delivery}/spaces/association/?access_token=local-association-delivery`,
  )
  expect(await answer.json()).toMatchObject({
    sys: { type: 'Space', id: 'association' },
    locales: [{ default: true }],
  })
})

test('a 404 response names the missing resource', async () => {
  const entry = await twin.ask('delivery', '/entries/nothing')
  expect(entry.status).toBe(404)
  expect(await entry.json()).toMatchObject({
    sys: { type: 'Error', id: 'NotFound' },
    message: 'The resource could not be found.',
    details: { type: 'Entry', id: 'nothing', space: 'association', environment: 'master' },
    requestId: expect.any(String),
  })
  const environment = await fetch(
    `http://${twin.hosts.management}/spaces/association/environments/no/entries`,
    {
      headers: { Authorization: 'Bearer local-management' },
    },
  )
  expect(await environment.json()).toMatchObject({ details: { type: 'Environment', id: 'no' } })
})

test('a page of the internet is refused, under its own name and under one that leads here', async () => {
  const foreign = await twin.ask('delivery', '/entries', { headers: { Origin: 'https://example.org' } })
  expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null])
  const path = `/spaces/${twin.space}/?access_token=local-association-delivery`
  const [hostname, port] = twin.hosts.delivery.split(':')
  const rebound = request({ hostname, port, path, headers: { Host: 'rebound.example.org' } }).end()
  const [answer] = await once(rebound, 'response')
  answer.resume()
  expect(answer.statusCode).toBe(403)
})

test('a browser may call from anywhere on this machine, after asking', async () => {
  const answer = await fetch(`http://${twin.hosts.management}/spaces/association`, {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:3001', 'Access-Control-Request-Method': 'PUT' },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-allow-headers')).toContain('X-Contentful-Version')
})

test('answers carry the media type, a request id, rate limits and a tag that saves the body', async () => {
  const answer = await twin.ask('delivery', '/entries')
  expect(answer.headers.get('content-type')).toContain('application/vnd.contentful.delivery.v1+json')
  expect(answer.headers.get('x-contentful-request-id')).toBeTruthy()
  expect(answer.headers.get('x-contentful-ratelimit-second-limit')).toBe('1000')
  const tag = answer.headers.get('etag') ?? ''
  const again = await twin.ask('delivery', '/entries', { headers: { 'If-None-Match': tag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('errors have the headers of answers, also when a request is refused before it is read', async () => {
  const unknown = await twin.ask('delivery', '/content_types/nothing')
  const refused = await twin.ask('delivery', '/entries', { headers: { Authorization: 'Bearer wrong' } })
  const invalid = await twin.ask('delivery', '/entries?some=parameter')
  const tooMany = await exhaust('preview')
  for (const answer of [unknown, refused, invalid, tooMany]) {
    expect(answer.headers.get('content-type')).toBe('application/vnd.contentful.delivery.v1+json')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('accept-ranges')).toBe('bytes')
    expect(answer.headers.get('x-contentful-request-id')).toBeTruthy()
  }
  expect([unknown, refused, invalid, tooMany].map(({ status }) => status)).toEqual([404, 401, 400, 429])
  expect(await tooMany.json()).toMatchObject({
    sys: { type: 'Error', id: 'RateLimitExceeded' },
    message: expect.stringContaining('You have exceeded the rate limit of the Organization'),
  })
})

test('a key for files is an answer of the Management API, with 200', async () => {
  const body = JSON.stringify({ expiresAt: Math.floor(Date.now() / 1000) + 60 })
  for (const host of ['delivery', 'management'] as const) {
    const headers = { 'Content-Type': 'application/json' }
    const key = await twin.ask(host, '/asset_keys', { method: 'POST', headers, body })
    expect(key.status).toBe(200)
    expect(key.headers.get('content-type')).toBe('application/vnd.contentful.management.v1+json')
    expect(await key.json()).toEqual({ policy: expect.any(String), secret: expect.any(String) })
  }
})

async function exhaust(host: 'preview'): Promise<Response> {
  for (;;) {
    const answer = await twin.ask(host, '/entries')
    if (answer.status === 429) return answer
  }
}

test('a large answer is compressed for those who accept it, a small one is not', async () => {
  const description = 'word '.repeat(8000)
  await twin.cma.contentType.createWithId(
    { contentTypeId: 'large' },
    { name: 'Large', description, fields: [] },
  )
  const answerTo = async (path: string, encoding: string) => {
    const [hostname, port] = twin.hosts.management.split(':')
    const headers = { authorization: 'Bearer local-management', 'accept-encoding': encoding }
    const address = { hostname, port, path: `/spaces/${twin.space}${path}`, headers }
    const [answer] = await once(request(address).end(), 'response')
    return { headers: answer.headers, body: Buffer.concat(await answer.toArray()) }
  }
  const packed = await answerTo('/content_types/large', 'deflate, gzip;q=0.8')
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(packed.headers['content-length']).toBe(String(packed.body.length))
  for (const encoding of ['deflate', 'gzip;q=0']) {
    const plain = await answerTo('/content_types/large', encoding)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', etag: packed.headers.etag })
    expect(gunzipSync(packed.body)).toEqual(plain.body)
  }
  expect((await answerTo('', 'gzip')).headers['content-encoding']).toBeUndefined()
})

test('HEAD answers as GET, without the body', async () => {
  const answer = await twin.ask('delivery', '/entries', { method: 'HEAD' })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
  expect(answer.headers.get('etag')).toBeTruthy()
})

test('a body that is no JSON, and one that is too large, are refused', async () => {
  const headers = { 'Content-Type': 'application/vnd.contentful.management.v1+json' }
  const broken = await twin.ask('management', '/entries/a', { method: 'PUT', headers, body: '{' })
  expect([broken.status, await broken.json()]).toMatchObject([400, { sys: { id: 'BadRequest' } }])
  const large = await twin.ask('management', '/entries/a', {
    method: 'PUT',
    headers,
    body: `"${'x'.repeat(2 ** 20)}"`,
  })
  expect(large.status).toBe(413)
})

test('an address that is too long is refused', async () => {
  const answer = await twin.ask('delivery', `/entries?sys.id%5Bin%5D=${'x,'.repeat(4000)}`)
  expect(answer.status).toBe(414)
})

test('too many requests in a second are refused, with the time to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => twin.ask('preview', '/entries')))
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers.get('x-contentful-ratelimit-reset')).toBe('1')
  expect(await refused?.json()).toMatchObject({ sys: { id: 'RateLimitExceeded' } })
})

test('the unmodified SDK waits and tries again', async () => {
  await Promise.all(Array.from({ length: 4 }, () => twin.ask('preview', '/entries')))
  const patient = twin.reader('preview', { retryLimit: 5 })
  await expect(patient.getEntries()).resolves.toMatchObject({ total: 0 })
})

test('a limit may change while the service runs', async () => {
  let perSecond = 30
  const changing = await startForTest({ rateLimit: { delivery: () => perSecond } })
  const announced = async () =>
    (await changing.ask('delivery', '/entries')).headers.get('x-contentful-ratelimit-second-limit')
  expect(await announced()).toBe('30')
  perSecond = 20
  expect(await announced()).toBe('20')
  await changing.close()
})
