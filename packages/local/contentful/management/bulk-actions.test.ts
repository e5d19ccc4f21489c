import type { BulkActionProps } from 'contentful-management'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulkActions } from '../store/kinds.ts'
import {
  createEntry,
  entryLink,
  publishType,
  refusal,
  startForTest,
  type TestTwin,
} from '../testing/start.ts'

let twin: TestTwin
beforeAll(async () => {
  twin = await startForTest()
  await publishType(twin.cma, 'note', [{ id: 'title', type: 'Symbol', required: true }])
  for (const id of ['a', 'b', 'c']) await createEntry(twin.cma, { type: 'note', id, fields: { title: id } })
  await createEntry(twin.cma, { type: 'note', id: 'empty' })
})
afterAll(() => twin.close())

const place = () => ({ spaceId: twin.space, environmentId: 'master' })

type Linked = { sys: { type: 'Link'; linkType: 'Entry'; id: string; version: number } }
const items = (...ids: string[]): Linked[] =>
  ids.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id, version: 1 } }))

async function finished(started: BulkActionProps): Promise<BulkActionProps> {
  expect(started.sys.status).toBe('created')
  for (;;) {
    const action = await twin.cma.bulkAction.get({ ...place(), bulkActionId: started.sys.id })
    if (action.sys.status !== 'created' && action.sys.status !== 'inProgress') return action
  }
}

const publish = async (...ids: string[]) =>
  finished(
    await twin.cma.bulkAction.publish(place(), {
      entities: { sys: { type: 'Array' }, items: items(...ids) },
    }),
  )

test('publishes many entries, and reports its success', async () => {
  const topics: string[] = []
  twin.twin.changes.on(({ type, action }) => topics.push(`${type}.${action}`))
  expect(await publish('a', 'b')).toMatchObject({
    action: 'publish',
    sys: { type: 'BulkAction', status: 'succeeded' },
  })
  expect((await twin.cda.getEntries()).total).toBe(2)
  expect(topics).toEqual(['Entry.publish', 'Entry.publish'])
})

test('publishes nothing when one of them cannot be', async () => {
  expect(await publish('c', 'empty', 'nothing')).toMatchObject({
    sys: { status: 'failed' },
    error: {
      sys: { type: 'Error', id: 'BulkActionFailed' },
      details: {
        errors: [
          { entity: { sys: { id: 'empty' } }, error: { sys: { id: 'ValidationFailed' } } },
          { entity: { sys: { id: 'nothing' } }, error: { sys: { id: 'NotFound' } } },
        ],
      },
    },
  })
  expect((await twin.cma.entry.get({ entryId: 'c' })).sys.version).toBe(1)
})

test('succeeds without a change when it unpublishes a draft', async () => {
  const links = [{ sys: { type: 'Link' as const, linkType: 'Entry' as const, id: 'empty' } }]
  const started = await twin.cma.bulkAction.unpublish(place(), {
    entities: { sys: { type: 'Array' }, items: links },
  })
  expect((await finished(started)).sys.status).toBe('succeeded')
  expect((await twin.cma.entry.get({ entryId: 'empty' })).sys.version).toBe(1)
})

test.each([
  ['/bulk_actions/publish', { entities: { items: [entryLink('c')] } }, 'entities.items[0].sys.version'],
  [
    '/bulk_actions',
    { action: 'publish', entities: [{ entity: items('c')[0] }, { entity: entryLink('c') }] },
    'entities[1].entity.sys.version',
  ],
])('%s refuses to publish an item without its version', async (path, body, place) => {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await twin.ask('management', path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    {
      message: 'Validation error',
      details: {
        errors: [
          {
            name: 'any.required',
            details: `"${place}" is required`,
            path: place.split(/[.[\]]+/).map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
          },
        ],
      },
    },
  ])
})

test('a version that is not the latest is refused', async () => {
  expect(await publish('a')).toMatchObject({
    error: { details: { errors: [{ error: { sys: { id: 'VersionMismatch' } } }] } },
  })
})

test('validates, and unpublishes, in the old form and the new', async () => {
  const validated = await finished(
    await twin.cma.bulkAction.validate(place(), { entities: { sys: { type: 'Array' }, items: items('c') } }),
  )
  expect(validated.sys.status).toBe('succeeded')
  const started = await twin.cma.bulkAction.unpublishV2(place(), {
    action: 'unpublish',
    entities: items('a', 'b').map((entity) => ({ entity })),
  })
  expect((await finished(started)).sys.status).toBe('succeeded')
  expect((await twin.cda.getEntries()).total).toBe(0)
})

test.each([
  ['/bulk_actions/publish', { entities: { items: [null] } }],
  ['/bulk_actions', { action: 'publish', entities: [{ entity: null }] }],
  ['/bulk_actions', { action: 'constructor', entities: items('a').map((entity) => ({ entity })) }],
])('%s refuses %j', async (path, body) => {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await twin.ask('management', path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect([answer.status, await answer.json()]).toMatchObject([400, { sys: { id: 'BadRequest' } }])
})

test('takes 200 items, not one more', async () => {
  const many = items(...Array.from({ length: 201 }, (_, at) => `e${at}`))
  const answer = twin.cma.bulkAction.publish(place(), { entities: { sys: { type: 'Array' }, items: many } })
  await expect(refusal(answer)).resolves.toMatchObject({ name: 'BadRequest' })
})

test('takes the configured time', async () => {
  const slow = await startForTest({ bulkActionMs: 200 })
  await publishType(slow.cma, 'note', [{ id: 'title', type: 'Symbol', required: true }])
  await createEntry(slow.cma, { type: 'note', id: 'a', fields: { title: 'a' } })
  const where = { spaceId: slow.space, environmentId: 'master' }
  const { sys } = await slow.cma.bulkAction.publish(where, {
    entities: { sys: { type: 'Array' }, items: items('a') },
  })
  const status = async () => (await slow.cma.bulkAction.get({ ...where, bulkActionId: sys.id })).sys.status
  expect(await status()).toBe('created')
  await expect.poll(status).toBe('succeeded')
  await slow.close()
})

test('finished actions are forgotten, the oldest first', async () => {
  const { store } = twin.twin
  const at = { space: twin.space, environment: 'master' }
  for (let count = 0; count < 1000; count++) {
    const sys = { id: `old${count}`, status: count === 0 ? 'created' : 'succeeded', createdAt: '2020-01-01' }
    store.put(bulkActions, at, { sys, action: 'publish', payload: {} })
  }
  await twin.cma.bulkAction.validate(place(), { entities: { sys: { type: 'Array' }, items: items('c') } })
  const left = store.list(bulkActions, at).map(({ sys }) => sys.id)
  expect([left.length, left.includes('old0'), left.includes('old999')]).toEqual([1000, true, true])
})
