import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { ManagementError } from './errors.ts'
import type { PaceClock } from './pace.ts'
import { transport } from './transport.ts'

type Reply =
  | { status: number; headers?: Record<string, string>; body?: unknown }
  | { text: string; type?: string }
  | 'hang up'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function serverOf(...replies: Reply[]) {
  const times: number[] = []
  const server = createServer((request, response) => {
    const reply = replies[Math.min(times.length, replies.length - 1)] ?? 'hang up'
    times.push(performance.now())
    if (reply === 'hang up') return request.socket.destroy()
    if ('text' in reply)
      return response.writeHead(200, { 'content-type': reply.type ?? 'application/json' }).end(reply.text)
    response.writeHead(reply.status, reply.headers).end(JSON.stringify(reply.body ?? {}))
  }).listen(0, 'localhost')
  servers.push(server)
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}/spaces/events/entries`
  return { url, times }
}

function hurriedClock(): PaceClock {
  let time = 0
  return {
    now: () => time,
    after(ms, callback) {
      time += ms
      const timer = setImmediate(callback)
      return () => clearImmediate(timer)
    },
  }
}

const send = transport({ access: 'write', random: () => 0 })
const hurried = () => transport({ access: 'write', random: () => 0, clock: hurriedClock() })
const put = (url: string) => send({ method: 'PUT', url, headers: {} })
const fine: Reply = { status: 200, body: { done: true } }
const busy: Reply = { status: 429, headers: { 'x-contentful-ratelimit-reset': '1' } }
const failing: Reply = { status: 502 }

describe('requests that may be repeated', () => {
  test('repeats a request of any method after a rate limit, at the announced time', async () => {
    const { url, times } = await serverOf(busy, fine)
    await send({ method: 'POST', url, headers: {} })
    expect(times).toHaveLength(2)
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(990)
  })

  test('repeats a request to a failing server', async () => {
    const { url, times } = await serverOf(failing, 'hang up', fine)
    expect((await put(url)).body).toBe('{"done":true}')
    expect(times).toHaveLength(3)
  })

  test('half an answer is asked for again', async () => {
    const { url } = await serverOf({ text: '{"items": [{"sys"' }, fine)
    expect((await put(url)).body).toBe('{"done":true}')
  })

  test('a request is sent again although each connection so far was reset', async () => {
    const { url, times } = await serverOf('hang up', 'hang up', 'hang up', 'hang up', fine)
    expect((await hurried()({ method: 'PUT', url, headers: {} })).status).toBe(200)
    expect(times).toHaveLength(5)
  })

  test('a host that always resets connections is asked eight times', async () => {
    const { url, times } = await serverOf('hang up')
    await expect(hurried()({ method: 'GET', url, headers: {} })).rejects.toThrow(/does not answer \(\w+\)/)
    expect(times).toHaveLength(8)
  })

  test('a host that was never there is asked three times', async () => {
    let count = 0
    const missing: typeof fetch = () => {
      count += 1
      throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } })
    }
    const first = transport({ access: 'read', clock: hurriedClock(), fetch: missing })
    const asking = first({ method: 'GET', url: 'http://nowhere/spaces', headers: {} })
    await expect(asking).rejects.toThrow('nowhere does not answer (ENOTFOUND)')
    expect(count).toBe(3)
  })

  test('a POST is not, because it may have been done', async () => {
    const { url, times } = await serverOf(failing, fine)
    await expect(send({ method: 'POST', url, headers: {} })).rejects.toThrow('Contentful failed with 502')
    expect(times).toHaveLength(1)
  })
})

describe('a write whose answer was lost is recognized when it is refused the second time', () => {
  const version = { 'X-Contentful-Version': '4' }
  const conflict: Reply = { status: 409 }
  const held = (sys: object, more: object = {}): Reply => ({ status: 200, body: { sys, ...more } })
  const title = { fields: { title: { 'en-US': 'A' } } }
  const tags = (...ids: string[]) => ({
    tags: ids.map((id) => ({ sys: { type: 'Link', linkType: 'Tag', id } })),
  })
  const withFile = (version: number): Reply =>
    held({ version }, { fields: { file: { 'en-US': { url: '//images/a.png' } } } })

  type Write = { method: string; path: string; body?: unknown; refusal: Reply; now?: Reply }
  test.each<Write>([
    {
      method: 'PUT',
      path: '',
      body: title,
      refusal: conflict,
      now: held({ version: 5 }, { ...title, metadata: tags() }),
    },
    {
      method: 'PUT',
      path: '',
      body: { ...title, metadata: tags('a', 'b') },
      refusal: conflict,
      now: held({ version: 5 }, { ...title, metadata: { ...tags('b', 'a'), concepts: [] } }),
    },
    {
      method: 'PUT',
      path: '/published',
      refusal: conflict,
      now: held({ version: 5, publishedVersion: 4 }),
    },
    { method: 'DELETE', path: '/published', refusal: { status: 400 }, now: held({ version: 5 }) },
    {
      method: 'PUT',
      path: '/archived',
      refusal: { status: 400 },
      now: held({ version: 5, archivedVersion: 4 }),
    },
    { method: 'DELETE', path: '/archived', refusal: { status: 400 }, now: held({ version: 5 }) },
    { method: 'PUT', path: '/files/en-US/process', refusal: conflict, now: withFile(5) },
    {
      method: 'PUT',
      path: '/content_types/talk',
      body: { displayField: 'room', fields: [{ id: 'room', newId: 'hall' }] },
      refusal: conflict,
      now: held({ version: 5 }, { displayField: 'hall', fields: [{ id: 'hall', required: false }] }),
    },
    { method: 'DELETE', path: '', refusal: { status: 404 } },
  ])('$method $path', async ({ method, path, body, refusal, now }) => {
    const { url } = await serverOf('hang up', refusal, ...(now ? [now] : []))
    const answer = await hurried()({
      method,
      url: `${url}/home${path}`,
      headers: version,
      body: JSON.stringify(body),
    })
    expect(answer.status).toBeLessThan(300)
  })

  type Refused = { what: string; path?: string; body?: unknown; now: Reply }
  test.each<Refused>([
    {
      what: 'another value',
      body: title,
      now: held({ version: 5 }, { fields: { title: { 'en-US': 'B' } } }),
    },
    { what: 'a later version', body: title, now: held({ version: 6 }, title) },
    {
      what: 'a field that the write removes',
      body: title,
      now: held({ version: 5 }, { fields: { ...title.fields, room: { 'en-US': 'Draft' } } }),
    },
    {
      what: 'a locale that the write removes',
      body: title,
      now: held({ version: 5 }, { fields: { title: { 'en-US': 'A', de: 'B' } } }),
    },
    {
      what: 'a key of a JSON value that the write removes',
      body: { fields: { data: { 'en-US': { a: 1 } } } },
      now: held({ version: 5 }, { fields: { data: { 'en-US': { a: 1, b: false } } } }),
    },
    {
      what: 'a tag that the write removes',
      body: { ...title, metadata: tags() },
      now: held({ version: 5 }, { ...title, metadata: tags('mine') }),
    },
    {
      what: 'a part of an editor that the write removes',
      path: '/editor_interface',
      body: { controls: [{ fieldId: 'room' }] },
      now: held({ version: 5 }, { controls: [{ fieldId: 'room', widgetId: 'singleLine' }], sidebar: [] }),
    },
    {
      what: 'a validation that the write removes',
      path: '/content_types/talk',
      body: { fields: [{ id: 'room', items: {} }] },
      now: held({ version: 5 }, { fields: [{ id: 'room', items: { validations: [{ unique: true }] } }] }),
    },
    {
      what: 'the description of an asset that the write removes',
      path: '/assets/photo',
      body: title,
      now: held({ version: 5 }, { fields: { ...title.fields, description: { 'en-US': 'B' } } }),
    },
    {
      what: 'an edit after the publication',
      path: '/published',
      now: held({ version: 6, publishedVersion: 4 }),
    },
    { what: 'an edit after the processing', path: '/files/en-US/process', now: withFile(6) },
    {
      what: 'a version whose file is not processed',
      path: '/files/en-US/process',
      now: held({ version: 5 }, { fields: { file: { 'en-US': { upload: 'https://host/a.png' } } } }),
    },
  ])('but not $what, which another person saved', async ({ path = '', body, now }) => {
    const { url } = await serverOf('hang up', conflict, now)
    const failing = hurried()({
      method: 'PUT',
      url: `${url}/home${path}`,
      headers: version,
      body: JSON.stringify(body),
    })
    await expect(failing).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('nor is one that was never lost', async () => {
    const { url } = await serverOf({ status: 404 })
    await expect(hurried()({ method: 'DELETE', url, headers: version })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('an error is one sentence', () => {
  test.each([
    [401, 'UNAUTHORISED', 'CONTENTFUL_MANAGEMENT_TOKEN is wrong'],
    [403, 'FORBIDDEN', 'The token may not PUT /spaces/events/entries'],
    [404, 'NOT_FOUND', 'check the space ids and CONTENTFUL_ENVIRONMENT'],
    [409, 'CONFLICT', 'Someone else changed /spaces/events/entries'],
    [422, 'INVALID', 'fields.title: required'],
  ])('%i', async (status, code, sentence) => {
    const body = { details: { errors: [{ name: 'required', path: ['fields', 'title'] }] } }
    const { url } = await serverOf({ status, body })
    const error = await put(url).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ManagementError)
    expect(error).toMatchObject({ code, status })
    expect(String(error)).toContain(sentence)
  })

  test('a rate limit that lasts longer than anyone waits', async () => {
    const { url, times } = await serverOf({
      status: 429,
      headers: { 'x-contentful-ratelimit-reset': '3000' },
    })
    await expect(transport({ access: 'read' })({ method: 'GET', url, headers: {} })).rejects.toThrow(
      'run the command again in 3000 s',
    )
    expect(times).toHaveLength(1)
  })

  test.each([
    ['{"items": [', 'application/json', 'answers with half an answer: run the command again.'],
    [
      '<p>Hello</p>',
      'text/html',
      'answers with text/html instead of JSON: check CONTENTFUL_MANAGEMENT_HOST.',
    ],
  ])('an answer that stays %s', async (text, type, sentence) => {
    const { url } = await serverOf({ text, type })
    const failing = send({ method: 'POST', url, headers: {} })
    await expect(failing).rejects.toThrow(sentence)
    await expect(failing).rejects.toMatchObject({ code: 'UNREADABLE' })
  })

  test('a server that is not there', async () => {
    const first = transport({ access: 'write', random: () => 0 })
    const put = first({ method: 'PUT', url: 'http://localhost:9/spaces', headers: {} })
    await expect(put).rejects.toThrow('localhost:9 does not answer')
  })
})

test('a transport that reads lets nothing else out', async () => {
  const { url, times } = await serverOf(fine)
  const read = transport({ access: 'read' })
  for (const method of ['PUT', 'POST', 'PATCH', 'DELETE'])
    await expect(read({ method, url, headers: {} })).rejects.toMatchObject({ code: 'READ_ONLY' })
  await read({ method: 'GET', url, headers: {} })
  expect(times).toHaveLength(1)
})

test.each(['../../users/me', '%2e%2e/users', 'home#x', 'a b', './home'])(
  'a path that would become another one is not sent: %s',
  async (id) => {
    const { url, times } = await serverOf(fine)
    await expect(put(`${url}/${id}`)).rejects.toMatchObject({ code: 'WRONG_PATH' })
    expect(times).toEqual([])
  },
)

test('a stop ends the waiting', async () => {
  const { url } = await serverOf({ status: 429, headers: { 'x-contentful-ratelimit-reset': '60' } })
  const stop = new AbortController()
  const stopped = transport({ access: 'read', signal: stop.signal })({ method: 'GET', url, headers: {} })
  setTimeout(() => stop.abort(new Error('Stopped')), 100)
  await expect(stopped).rejects.toThrow('Stopped')
})
