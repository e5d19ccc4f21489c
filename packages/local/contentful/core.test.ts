import { createClient as createDeliveryClient } from 'contentful'
import { createClient } from 'contentful-management'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bootstrapFrom, type RunningTwin, startContentful } from './index.ts'

let running: RunningTwin
beforeAll(async () => {
  running = await startContentful({ data: ':memory:' })
})
afterAll(() => running.close())

const [space] = bootstrapFrom().spaces
const spaceId = space?.id ?? ''

const management = () =>
  createClient(
    {
      accessToken: bootstrapFrom().managementToken,
      host: running.hosts.management,
      insecure: true,
      retryLimit: 0,
    },
    { type: 'plain', defaults: { spaceId, environmentId: 'master' } },
  )
const reader = (audience: 'delivery' | 'preview') =>
  createDeliveryClient({
    space: spaceId,
    accessToken: (audience === 'delivery' ? space?.deliveryToken : space?.previewToken) ?? '',
    host: running.hosts[audience],
    insecure: true,
    retryLimit: 0,
  })

test('an entry is created, published, delivered with what it links to, and changed as a draft only', async () => {
  const cma = management()
  const type = await cma.contentType.createWithId(
    { contentTypeId: 'quote' },
    {
      name: 'Quote',
      displayField: 'title',
      fields: [
        { id: 'title', name: 'Title', type: 'Symbol', required: true, localized: false },
        { id: 'next', name: 'Next', type: 'Link', linkType: 'Entry', required: false, localized: false },
      ],
    },
  )
  await cma.contentType.publish({ contentTypeId: 'quote' }, type)
  const create = async (id: string, fields: Record<string, unknown>) => {
    const entry = await cma.entry.createWithId(
      { contentTypeId: 'quote', entryId: id },
      { fields: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, { 'en-US': value }])) },
    )
    return cma.entry.publish({ entryId: id }, entry)
  }
  await create('second', { title: 'Second' })
  const first = await create('first', {
    title: 'First',
    next: { sys: { type: 'Link', linkType: 'Entry', id: 'second' } },
  })
  expect(first.sys).toMatchObject({ version: 2, publishedVersion: 1, publishedCounter: 1 })

  await cma.entry.update(
    { entryId: 'first' },
    { ...first, fields: { ...first.fields, title: { 'en-US': 'Draft' } } },
  )
  const found = await reader('delivery').getEntries({ content_type: 'quote', 'fields.title': 'First' })
  expect(found.items[0]?.fields).toMatchObject({ title: 'First', next: { fields: { title: 'Second' } } })
  const draft = await reader('preview').getEntry('first')
  expect(draft.fields.title).toBe('Draft')
})
