import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { verify } from '@association/services/signature'
import { createClient } from 'contentful-management'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startContentful } from '../index.ts'

type Received = { method: string; path: string; headers: Record<string, string>; body: string }

const received: Received[] = []
let answers: number[] = []
const receiver: Server = createServer(async (request, response) => {
  received.push(await readRequest(request))
  response.writeHead(answers.shift() ?? 200).end('thanks')
})
await new Promise<void>((ready) => receiver.listen(0, 'localhost', ready))
const receiverUrl = `http://localhost:${(receiver.address() as { port: number }).port}/hook?source=contentful`

const running = await startContentful({ data: ':memory:' })
const management = createClient(
  {
    accessToken: running.twin.bootstrap.managementToken,
    host: running.hosts.management,
    insecure: true,
    retryLimit: 0,
  },
  { type: 'plain', defaults: { spaceId: 'association', environmentId: 'master' } },
)
const type = await management.contentType.createWithId(
  { contentTypeId: 'note' },
  { name: 'Note', fields: [{ id: 'text', name: 'Text', type: 'Symbol', required: false, localized: false }] },
)
await management.contentType.publish({ contentTypeId: 'note' }, type)

afterAll(async () => {
  receiver.close()
  await running.close()
})

beforeEach(async () => {
  const { items } = await management.webhook.getMany({})
  for (const { sys } of items) await management.webhook.delete({ webhookDefinitionId: sys.id })
  received.length = 0
  answers = []
})

async function readRequest(request: IncomingMessage): Promise<Received> {
  const { method = '', url: path = '', headers } = request
  return { method, path, headers: headers as Record<string, string>, body: await text(request) }
}

const webhook = (definition: object = {}) =>
  management.webhook.create({}, {
    name: 'Test',
    url: receiverUrl,
    topics: ['Entry.*'],
    ...definition,
  } as never)
const createEntry = (title = 'hello') =>
  management.entry.create({ contentTypeId: 'note' }, { fields: { text: { 'en-US': title } } })
const topics = () => received.map(({ headers }) => headers['x-contentful-topic'])
const called = (count: number) => vi.waitFor(() => expect(received).toHaveLength(count), { timeout: 5000 })
const onlyRequest = () => {
  const [request] = received
  if (request === undefined) throw new Error('Nothing was received.')
  return request
}

describe('the calls of a webhook', () => {
  test('every step of an entry', async () => {
    await webhook()
    const created = await createEntry()
    const params = { entryId: created.sys.id }
    const saved = await management.entry.update(params, created)
    const autoSaved = await management.entry.update(params, saved, {
      'X-Contentful-UI-Content-Auto-Save': 'true',
    })
    await management.entry.publish(params, autoSaved)
    await management.entry.unpublish(params)
    await management.entry.archive(params)
    await management.entry.unarchive(params)
    await management.entry.delete(params)
    await called(8)
    const bodyOf = (action: string) => {
      const call = received.find(
        ({ headers }) => headers['x-contentful-topic'] === `ContentManagement.Entry.${action}`,
      )
      return JSON.parse(call?.body ?? 'null')
    }
    expect(
      ['create', 'save', 'auto_save', 'unpublish', 'archive', 'unarchive'].filter(
        (action) => !bodyOf(action),
      ),
    ).toEqual([])
    expect(bodyOf('publish')).toMatchObject({
      sys: { id: created.sys.id, type: 'Entry', publishedVersion: 3, revision: 1 },
      fields: { text: { 'en-US': 'hello' } },
    })
    expect(bodyOf('publish').sys).not.toHaveProperty('version')
    const gone = bodyOf('delete')
    expect(gone).toMatchObject({ sys: { type: 'DeletedEntry', deletedAt: expect.any(String) } })
    expect(gone).not.toHaveProperty('fields')
  })

  test('only topics and entities that are meant', async () => {
    await webhook({ topics: ['Entry.publish', '*.delete'] })
    await webhook({ filters: [{ equals: [{ doc: 'sys.id' }, 'other'] }] })
    await webhook({ filters: [{ not: { in: [{ doc: 'sys.contentType.sys.id' }, ['note']] } }] })
    await webhook({ active: false })
    const entry = await createEntry()
    await management.entry.delete({ entryId: entry.sys.id })
    await called(1)
    expect(topics()).toEqual(['ContentManagement.Entry.delete'])
  })

  test('a transformed body with pointers into the payload', async () => {
    await webhook({
      transformation: {
        method: 'PUT',
        contentType: 'application/json',
        body: {
          id: '{ /payload/sys/id }',
          text: 'It says { /payload/fields/text/en-US }',
          sys: '{ /payload/nothing }',
        },
      },
    })
    const { sys } = await createEntry('hi')
    await called(1)
    expect(onlyRequest()).toMatchObject({ method: 'PUT', headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(onlyRequest().body)).toEqual({ id: sys.id, text: 'It says hi', sys: null })
  })
})

describe('trust', () => {
  test('calls are signed with the secret of the space', async () => {
    await webhook({
      headers: [{ key: 'X-Own', value: 'mine', secret: true }],
      httpBasicUsername: 'u',
      httpBasicPassword: 'p',
    })
    await createEntry()
    await called(1)
    const { secret } = running.twin.bootstrap.webhook
    expect(verify(secret, onlyRequest())).toMatchObject({
      valid: true,
      headers: { 'x-own': 'mine', 'x-contentful-webhook-name': 'Test', authorization: 'Basic dTpw' },
    })
    expect(onlyRequest().headers['x-contentful-crn']).toMatch(
      /^crn:contentful:::content:spaces\/association\/environments\/master\/entries\/\w+$/,
    )
    expect(verify(secret, { ...onlyRequest(), body: '{}' })).toEqual({ valid: false, reason: 'tampered' })
  })

  test('a name that no header can hold is encoded', async () => {
    await webhook({ name: 'Grüße 🚀' })
    await createEntry()
    await called(1)
    expect(decodeURIComponent(onlyRequest().headers['x-contentful-webhook-name'] ?? '')).toBe('Grüße 🚀')
  })

  test('secrets are never shown', async () => {
    const { sys } = await webhook({
      headers: [{ key: 'X-Own', value: 'mine', secret: true }],
      httpBasicPassword: 'p',
    })
    const shown = await management.webhook.get({ webhookDefinitionId: sys.id })
    expect(shown.headers).toEqual([{ key: 'X-Own', secret: true }])
    expect(shown).not.toHaveProperty('httpBasicPassword')
    expect((await management.webhook.getSigningSecret({})).redactedValue).toBe('0000')
    await management.webhook.update({ webhookDefinitionId: sys.id }, shown)
    await createEntry()
    await called(1)
    expect(onlyRequest().headers['x-own']).toBe('mine')
  })

  test('only loopback addresses are called', async () => {
    const { sys } = await webhook({ url: 'http://contentful.example/hook' })
    await createEntry()
    await vi.waitFor(async () => {
      const { items } = await management.webhook.getManyCallDetails({ webhookDefinitionId: sys.id })
      expect(items).toMatchObject([
        { statusCode: 0, errors: ['The local service calls loopback addresses only.'] },
      ])
    })
  })
})

describe('calls', () => {
  test('a failure is tried again, signed anew, and both calls are logged', async () => {
    answers = [503]
    const { sys } = await webhook()
    await createEntry()
    await called(2)
    expect(received.map(({ headers }) => headers['x-contentful-webhook-request-attempt'])).toEqual(['1', '2'])
    expect(received[0]?.headers['x-contentful-idempotency-key']).toBe(
      received[1]?.headers['x-contentful-idempotency-key'],
    )

    const params = { webhookDefinitionId: sys.id }
    await vi.waitFor(async () =>
      expect(await management.webhook.getHealthStatus(params)).toMatchObject({
        calls: { total: 2, healthy: 1 },
      }),
    )
    const { items } = await management.webhook.getManyCallDetails(params)
    expect(items).toMatchObject([
      { statusCode: 200, eventType: 'create' },
      { statusCode: 503, eventType: 'create' },
    ])
    const call = await management.webhook.getCallDetails({ ...params, callId: items[0]?.sys.id ?? '' })
    expect(call).toMatchObject({
      request: { url: receiverUrl, headers: { 'x-contentful-topic': 'ContentManagement.Entry.create' } },
      response: { statusCode: 200, body: 'thanks' },
    })
  })

  test('a refusal is final', async () => {
    answers = [401]
    await webhook()
    await createEntry()
    await called(1)
    await new Promise((over) => setTimeout(over, 1200))
    expect(received).toHaveLength(1)
  })
})

test.each([
  ['filters of another form', { filters: [{ equals: ['sys.id', 'a'] }] }],
  ['a pattern that is none', { filters: [{ regexp: [{ doc: 'sys.id' }, { pattern: '(' }] }] }],
  ['headers that are no list', { headers: 'X-Own: mine' }],
])('%s are refused before they could fail', async (_what, definition) => {
  await expect(webhook(definition)).rejects.toMatchObject({ name: 'ValidationFailed' })
})

test('a webhook without a name, an address or topics is refused', async () => {
  await expect(webhook({ name: '', url: 'ftp://a', topics: ['everything'] })).rejects.toMatchObject({
    name: 'ValidationFailed',
  })
})
