import { localEnvironment } from '@association/local/environment/environment.ts'
import { siteConfig } from '@association/services/config'
import { sign } from '@association/services/signature'
import { describe, expect, test } from 'vitest'
import { receiveWebhook } from './receive.ts'

const config = siteConfig(localEnvironment())
const now = 1_800_000_000_000
const page = {
  sys: {
    id: 'home',
    space: { sys: { id: 'association' } },
    environment: { sys: { id: 'master' } },
    contentType: { sys: { id: 'page' } },
  },
  fields: { path: { 'en-US': '/' } },
}

type WebhookRequest = { topic?: string; body?: unknown; at?: number; change?: Record<string, string> }

async function receive({
  topic = 'ContentManagement.Entry.publish',
  body = page,
  at = now,
  change = {},
}: WebhookRequest) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { 'x-contentful-topic': topic }
  const signature = sign(
    config.webhookSecret,
    { method: 'POST', path: '/api/revalidate', headers, body: text },
    at,
  )
  const expired: string[][] = []
  const request = new Request('http://localhost:3000/api/revalidate', {
    method: 'POST',
    headers: { ...headers, ...signature, ...change },
    body: text,
  })
  const answer = await receiveWebhook(request, {
    config,
    now,
    expire: async (tags) => void expired.push(tags),
  })
  return { status: answer.status, type: answer.headers.get('content-type'), expired }
}

describe('a webhook', () => {
  test('of a published page expires the entry, the list of pages and its path', async () => {
    expect(await receive({})).toMatchObject({
      status: 200,
      expired: [['association:home', 'association:*page', 'path:/']],
    })
  })

  test.each([null, 7, 'word', { 'en-US': ['/'] }])(
    'whose path is %j expires the entry and no path',
    async (path) => {
      expect(await receive({ body: { ...page, fields: { path } } })).toMatchObject({
        status: 200,
        expired: [['association:home', 'association:*page']],
      })
    },
  )

  test('of a deleted asset expires that asset', async () => {
    const asset = { sys: { id: 'photo', type: 'DeletedAsset', space: { sys: { id: 'events' } } } }
    const { expired } = await receive({ topic: 'ContentManagement.Asset.delete', body: asset })
    expect(expired).toEqual([['events:photo']])
  })

  test.each([
    ['a saved draft', { topic: 'ContentManagement.Entry.auto_save' }],
    ['another environment', { body: { sys: { ...page.sys, environment: { sys: { id: 'staging' } } } } }],
    ['a space that is not ours', { body: { sys: { ...page.sys, space: { sys: { id: 'other' } } } } }],
    ['no space', { body: { sys: { id: 'home' } } }],
  ])('of %s is accepted and expires nothing', async (_, sent) => {
    expect(await receive(sent)).toMatchObject({ status: 200, expired: [[]] })
  })

  test.each([
    ['without a signature', 401, { change: { 'x-contentful-signature': '' } }],
    ['with a wrong signature', 401, { change: { 'x-contentful-signature': '0'.repeat(64) } }],
    ['whose topic was changed', 401, { change: { 'x-contentful-topic': 'ContentManagement.Entry.delete' } }],
    ['that is a minute old', 403, { at: now - 60_000 }],
    ['from the future', 403, { at: now + 60_000 }],
    ['that is no JSON', 400, { body: '{"sys":' }],
    ['that is no object', 400, { body: 'null' }],
    ['without `sys`', 400, { body: {} }],
    ['whose space is a word', 400, { body: { sys: { ...page.sys, space: 'association' } } }],
    ['whose space has no id', 400, { body: { sys: { ...page.sys, space: { sys: null } } } }],
    ['whose environment is a list', 400, { body: { sys: { ...page.sys, environment: [1] } } }],
    ['whose content type is null', 400, { body: { sys: { ...page.sys, contentType: null } } }],
    ['whose id is a number', 400, { body: { sys: { ...page.sys, id: 7 } } }],
    ['whose fields are a list', 400, { body: { ...page, fields: [] } }],
    ['that is too large', 413, { body: `"${'x'.repeat(3_000_000)}"` }],
  ])('%s is refused with %i', async (_, status, sent) => {
    expect(await receive(sent)).toEqual({ status, type: 'application/problem+json', expired: [] })
  })
})
