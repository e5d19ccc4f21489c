import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEntry, publishType, refusal, startForTest, type TestTwin } from '../../testing/start.ts'

let twin: TestTwin
beforeAll(async () => {
  twin = await startForTest()
  await publishType(twin.cma, 'note', [{ id: 'title', type: 'Symbol', required: true }])
  for (const id of ['a', 'b']) await createEntry(twin.cma, { type: 'note', id, fields: { title: id } })
})
afterAll(() => twin.close())

const place = () => ({ spaceId: twin.space, environmentId: 'master' })

describe('discussions', () => {
  test('tasks of an entry are created, updated and deleted, and go with it', async () => {
    const params = {
      ...place(),
      entryId: (await createEntry(twin.cma, { type: 'note', id: 'discussed' })).sys.id,
    }
    const assignedTo = { sys: { type: 'Link', linkType: 'User', id: 'local-user' } } as const
    const task = await twin.cma.task.create(params, { body: 'Read', assignedTo, status: 'active' })
    expect(task.sys).toMatchObject({
      version: 1,
      parentEntity: { sys: { linkType: 'Entry', id: 'discussed' } },
    })
    const at = { ...params, taskId: task.sys.id }
    const done = await twin.cma.task.update(at, { ...task, status: 'resolved' })
    expect([done.status, (await twin.cma.task.getMany(params)).total]).toEqual(['resolved', 1])
    await expect(refusal(twin.cma.task.update(at, task))).resolves.toMatchObject({ name: 'VersionMismatch' })
    await twin.cma.entry.delete(params)
    await expect(refusal(twin.cma.task.get(at))).resolves.toMatchObject({ name: 'NotFound' })
  })

  test('comments have replies and a place, and can be read as rich text', async () => {
    const params = { ...place(), parentEntityType: 'ContentType', parentEntityId: 'note' } as const
    const { comment } = twin.cma
    const first = await comment.create(
      { ...params, parentEntityReference: 'fields.title' },
      { body: 'Longer?' },
    )
    const reply = await comment.create({ ...params, parentCommentId: first.sys.id }, { body: 'No' })
    expect(first.sys.parentEntity).toMatchObject({ sys: { ref: 'fields.title' } })
    expect(reply.sys.parent).toMatchObject({ sys: { id: first.sys.id } })
    const at = { ...params, commentId: reply.sys.id }
    const edited = await comment.update(at, { ...reply, body: 'Yes' })
    expect(await comment.get({ ...at, bodyFormat: 'rich-text' })).toMatchObject({
      body: { nodeType: 'document', content: [{ content: [{ value: 'Yes' }] }] },
      sys: { version: edited.sys.version },
    })
    await comment.delete({ ...params, commentId: first.sys.id, version: first.sys.version })
    expect((await comment.getMany(params)).total).toBe(0)
  })
})

test('UI extensions are created by id or without, updated and deleted', async () => {
  const definition = { name: 'Map', fieldTypes: [{ type: 'Location' as const }], sidebar: false }
  const params = { ...place(), extensionId: 'map' }
  const { extension } = twin.cma
  const created = await extension.createWithId(params, {
    extension: { ...definition, src: 'https://map.test' },
  })
  const renamed = { ...created, extension: { ...created.extension, name: 'Maps' } }
  expect(await extension.update(params, renamed)).toMatchObject({
    extension: { name: 'Maps' },
    sys: { version: 2 },
  })
  await extension.create(place(), { extension: { ...definition, srcdoc: '<p>' } })
  expect((await extension.getMany(place())).total).toBe(2)
  const neither = extension.create(place(), { extension: definition } as never)
  await expect(refusal(neither)).resolves.toMatchObject({ name: 'ValidationFailed' })
  await extension.delete(params)
  expect((await extension.getMany(place())).total).toBe(1)
})

test('the saved views of an environment and of a user start empty and have versions', async () => {
  const views = [{ id: 'mine', title: 'Mine', views: [] }]
  for (const config of [twin.cma.uiConfig, twin.cma.userUIConfig]) {
    const empty = await config.get(place())
    expect(empty.entryListViews).toEqual([])
    const saved = await config.update(place(), { ...empty, entryListViews: views } as never)
    expect(saved).toMatchObject({ entryListViews: views, sys: { version: 1 } })
    await expect(refusal(config.update(place(), empty as never))).resolves.toMatchObject({ status: 409 })
    expect(await config.get(place())).toEqual(saved)
  }
})

test('a key for files is given for two days at most', async () => {
  const expiresAt = Math.floor(Date.now() / 1000) + 60
  expect(await twin.cma.assetKey.create(place(), { expiresAt })).toMatchObject({ secret: expect.any(String) })
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ expiresAt: expiresAt + 3 * 24 * 60 * 60 })
  expect((await twin.ask('management', '/asset_keys', { method: 'POST', headers, body })).status).toBe(400)
})
