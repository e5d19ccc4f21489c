import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createEntry,
  entryLink,
  publishType,
  refusal,
  startForTest,
  type TestTwin,
} from '../../testing/start.ts'

let twin: TestTwin
beforeAll(async () => {
  twin = await startForTest()
  await publishType(twin.cma, 'note', [{ id: 'title', type: 'Symbol', required: true }])
  for (const id of ['a', 'b']) await createEntry(twin.cma, { type: 'note', id, fields: { title: id } })
})
afterAll(() => twin.close())

const place = () => ({ spaceId: twin.space, environmentId: 'master' })

describe('releases', () => {
  const release = (...ids: string[]) => ({
    title: 'Spring',
    entities: { sys: { type: 'Array' as const }, items: ids.map((id) => entryLink(id) as never) },
  })

  test('are created, found by their entries, updated, archived and deleted', async () => {
    const created = await twin.cma.release.create(place(), release('a'))
    const params = { ...place(), releaseId: created.sys.id }
    expect(created.sys).toMatchObject({ type: 'Release', version: 1, status: 'active' })
    const query = {
      'entities.sys.linkType': 'Entry',
      'entities.sys.id[in]': 'a',
      'sys.status[in]': 'active',
    } as const
    expect((await twin.cma.release.query({ ...place(), query })).items).toEqual([created])
    const emptied = await twin.cma.release.update({ ...params, version: 1 }, release())
    const filled = await twin.cma.release.query({ ...place(), query: { 'entities[exists]': true } })
    expect(filled).toMatchObject({ items: [], pages: {} })
    const archived = await twin.cma.release.archive({ ...params, version: emptied.sys.version })
    expect(archived.sys).toMatchObject({ status: 'archived', archivedBy: { sys: { id: 'local-user' } } })
    const active = await twin.cma.release.unarchive({ ...params, version: archived.sys.version })
    expect(active.sys).toMatchObject({ status: 'active' })
    await twin.cma.release.delete(params)
    await expect(refusal(twin.cma.release.get(params))).resolves.toMatchObject({ status: 404 })
  })

  test('do not take content that does not exist', async () => {
    await expect(refusal(twin.cma.release.create(place(), release('nobody')))).resolves.toMatchObject({
      status: 422,
      details: {
        errors: [{ error: { sys: { id: 'NotFound' }, details: { sys: { id: 'nobody', type: 'Entry' } } } }],
      },
    })
  })

  test('publish and unpublish all or nothing, and keep their actions', async () => {
    const { sys } = await twin.cma.release.create(place(), release('a', 'b'))
    const params = { ...place(), releaseId: sys.id }
    const finished = async (actionId: string) => {
      const get = () => twin.cma.releaseAction.get({ ...params, actionId })
      await expect.poll(async () => (await get()).sys.status).not.toBe('created')
      return get()
    }
    const started = await twin.cma.release.publish({ ...params, version: sys.version })
    expect((await finished(started.sys.id)).sys.status).toBe('succeeded')
    expect((await twin.cda.getEntries({ 'sys.id[in]': ['a', 'b'] })).total).toBe(2)
    const { version } = (await twin.cma.release.get(params)).sys
    const undone = await twin.cma.release.unpublish({ ...params, version })
    expect((await finished(undone.sys.id)).sys.status).toBe('succeeded')
    expect((await twin.cda.getEntries({ 'sys.id[in]': ['a', 'b'] })).total).toBe(0)

    await createEntry(twin.cma, { type: 'note', id: 'invalid' })
    const bad = await twin.cma.release.create(place(), release('a', 'invalid'))
    const validated = await twin.cma.release.validate({ ...place(), releaseId: bad.sys.id })
    const get = () =>
      twin.cma.releaseAction.get({ ...place(), releaseId: bad.sys.id, actionId: validated.sys.id })
    await expect.poll(async () => (await get()).sys.status).toBe('failed')
    const actions = await twin.cma.releaseAction.queryForRelease({
      ...params,
      query: { order: 'sys.createdAt' },
    })
    expect(actions.items.map(({ action }) => action)).toEqual(['publish', 'unpublish'])
  })
})

test('a release has states of its entries, which become drafts and are published with it', async () => {
  await createEntry(twin.cma, { type: 'note', id: 'planned', fields: { title: 'Now' } })
  const { sys } = await twin.cma.release.create(place(), {
    sys: { type: 'Release', schemaVersion: 'Release.v2' },
    title: 'Autumn',
    entities: {
      sys: { type: 'Array' },
      items: [{ entity: entryLink('planned') as never, action: 'publish' }],
    },
  })
  const at = { ...place(), releaseId: sys.id, entryId: 'planned' }
  const { entry } = twin.cma.release
  const planned = await entry.get(at)
  expect(planned.sys).toMatchObject({ release: { sys: { id: sys.id } }, version: 1 })
  const updated = await entry.update(at, { ...planned, fields: { title: { 'en-US': 'Then' } } })
  const patch = [{ op: 'replace' as const, path: '/fields/title/en-US', value: 'Soon' }]
  await entry.patch({ ...at, version: updated.sys.version }, patch)
  expect((await entry.getMany(at)).items[0]?.fields.title).toEqual({ 'en-US': 'Soon' })
  expect((await twin.cma.entry.get({ entryId: 'planned' })).fields.title).toEqual({ 'en-US': 'Now' })
  await expect(refusal(entry.get({ ...at, entryId: 'a' }))).resolves.toMatchObject({ name: 'NotFound' })
  await twin.cma.release.publish({ ...at, version: sys.version })
  await expect.poll(async () => (await twin.cda.getEntries({ 'sys.id': 'planned' })).total).toBe(1)
  expect((await twin.cda.getEntry('planned')).fields.title).toBe('Soon')
})

describe('scheduled actions', () => {
  const scheduled = (id: string, inMs: number) => ({
    entity: { sys: { type: 'Link', linkType: 'Entry', id } } as const,
    environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } } as const,
    action: 'publish' as const,
    scheduledFor: { datetime: new Date(Date.now() + inMs).toISOString() },
  })
  const hour = 60 * 60 * 1000

  test('are changed and canceled until they run', async () => {
    const { scheduledActions } = twin.cma
    const created = await scheduledActions.create({ spaceId: twin.space }, scheduled('a', hour))
    expect(created.sys).toMatchObject({ type: 'ScheduledAction', status: 'scheduled', version: 1 })
    const at = { ...place(), scheduledActionId: created.sys.id }
    const later = await scheduledActions.update({ ...at, version: 1 }, scheduled('a', 2 * hour))
    expect(later.scheduledFor).not.toEqual(created.scheduledFor)
    await scheduledActions.delete(at)
    expect((await scheduledActions.get(at)).sys.status).toBe('canceled')
    await expect(refusal(scheduledActions.create(place(), scheduled('a', -1)))).resolves.toMatchObject({
      name: 'ValidationFailed',
    })
    await expect(refusal(scheduledActions.create(place(), scheduled('nobody', hour)))).resolves.toMatchObject(
      {
        status: 400,
      },
    )
  })

  test('publish at their time', async () => {
    await createEntry(twin.cma, { type: 'note', id: 'later', fields: { title: 'Later' } })
    const { sys } = await twin.cma.scheduledActions.create(place(), scheduled('later', 100))
    const at = { ...place(), scheduledActionId: sys.id }
    await expect.poll(async () => (await twin.cma.scheduledActions.get(at)).sys.status).toBe('succeeded')
    expect((await twin.cma.entry.get({ entryId: 'later' })).sys.publishedVersion).toBe(1)
  })
})
