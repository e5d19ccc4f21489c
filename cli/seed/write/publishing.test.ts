import { startSpaces } from '@association/local/testing/spaces.ts'
import { managementConfig } from '@association/services/config'
import {
  managementClients,
  type Publishable,
  publishAll,
  publisher,
  type SpaceClient,
} from '@association/services/management/index.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Io } from '../../shared/io.ts'
import { recorder } from '../../testing/space.ts'

let spaces: Awaited<ReturnType<typeof startSpaces>>
let client: SpaceClient
beforeAll(async () => {
  spaces = await startSpaces()
  client = managementClients(managementConfig(spaces.environment), { access: 'write' }).events
  const text = { required: false, localized: false }
  const saved = await client.contentType.createWithId(
    { contentTypeId: 'note' },
    {
      name: 'Note',
      fields: [
        { ...text, id: 'title', name: 'Title', type: 'Symbol', required: true },
        { ...text, id: 'next', name: 'Next', type: 'Link', linkType: 'Entry' },
      ],
    },
  )
  await client.contentType.publish({ contentTypeId: 'note' }, saved)
  spaces.keep()
})
beforeEach(() => spaces.restore())
afterAll(() => spaces.close())

type TestNote = { title?: string; next?: string }

async function save(notes: Record<string, TestNote>): Promise<Publishable[]> {
  const saved = Object.entries(notes).map(async ([entryId, { title, next }]) => {
    const link = next && { sys: { type: 'Link', linkType: 'Entry', id: next } }
    const fields = { ...(title && { title: { 'en-US': title } }), ...(link && { next: { 'en-US': link } }) }
    const { sys } = await client.entry.createWithId({ contentTypeId: 'note', entryId }, { fields })
    const links = next ? [{ type: 'Entry' as const, id: next }] : []
    return { type: 'Entry' as const, id: entryId, version: sys.version, links }
  })
  return Promise.all(saved)
}

const numbered = (count: number, note: (n: number) => TestNote = () => ({ title: 'Note' })) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`note-${n}`, note(n)]))

async function publish(items: readonly Publishable[], change: Partial<Io> = {}) {
  const { io, sent } = recorder(change)
  const watched = managementClients(managementConfig(spaces.environment), {
    access: 'write',
    fetch: io.fetch,
  }).events
  let count = 0
  const outcome = await publishAll(watched, items, (more) => {
    count += more
  }).catch((error: Error) => error)
  const { total } = await client.entry.getPublished({ query: { limit: 0 } })
  const actions = sent.filter((request) => request.endsWith('bulk_actions/publish')).length
  const single = sent.filter((request) => /^PUT .*published$/.test(request)).length
  return { outcome, count, total, actions, single }
}

test('two hundred go in one action, and a few by themselves', async () => {
  const figures = await publish(await save(numbered(203)))
  expect(figures).toMatchObject({ count: 203, total: 203, actions: 1, single: 3 })
})

test('an action begins while more is still being saved', async () => {
  const items = await save(numbered(200))
  const publishing = publisher(client, { done: () => {} })
  for (const item of items) publishing.add(item)
  await expect.poll(async () => (await client.entry.getPublished({ query: { limit: 0 } })).total).toBe(200)
  await publishing.finish()
})

test('a circle of links that two actions would cut is published', async () => {
  const ring = numbered(250, (n) => ({ title: 'Note', next: `note-${(n + 1) % 250}` }))
  expect(await publish(await save(ring))).toMatchObject({ outcome: undefined, total: 250 })
})

test('publishes the other entries when one fails, and reports the failure', async () => {
  const items = await save(numbered(20, (n) => (n === 7 ? {} : { title: 'Note' })))
  const { outcome, ...figures } = await publish(items)
  expect(figures).toMatchObject({ count: 19, total: 19, actions: 2, single: 1 })
  expect(String(outcome)).toContain('note-7/published: fields.title.en-US: The property "title" is required')
})

test('publishes each entry with its own request if the plan has no bulk actions', async () => {
  const without: typeof fetch = async (url, init) =>
    String(url).endsWith('bulk_actions/publish') ? new Response('{}', { status: 404 }) : fetch(url, init)
  const figures = await publish(await save(numbered(210)), { fetch: without })
  expect(figures).toMatchObject({ outcome: undefined, count: 210, total: 210 })
})

test('accepts an entry that was published meanwhile', async () => {
  const items = await save(numbered(8))
  await client.entry.publish({ entryId: 'note-3' }, await client.entry.get({ entryId: 'note-3' }))
  expect(await publish(items)).toMatchObject({ outcome: undefined, total: 8 })
})
