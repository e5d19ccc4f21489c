import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishType, refusal, startForTest, type TestTwin } from '../testing/start.ts'

let twin: TestTwin
beforeAll(async () => {
  twin = await startForTest()
})
afterAll(() => twin.close())

test('two spaces, one organization and one user are there from the start', async () => {
  expect((await twin.cma.space.getMany({})).items.map(({ sys }) => sys.id)).toEqual(['association', 'events'])
  expect((await twin.cma.space.get({ spaceId: 'events' })).name).toBe('Events')
  expect((await twin.cma.organization.getAll()).items.map(({ sys }) => sys.id)).toEqual([
    'local-organization',
  ])
  expect((await twin.cma.user.getForSpace({ spaceId: 'events', userId: 'local-user' })).sys.id).toBe(
    'local-user',
  )
})

test('spaces do not see each other, and their tokens open only themselves', async () => {
  await publishType(twin.cma, 'note', [{ id: 'title', type: 'Symbol' }])
  expect((await twin.cma.contentType.getMany({ spaceId: 'events' })).total).toBe(0)
  const foreign = await fetch(`http://${twin.hosts.delivery}/spaces/events/environments/master/entries`, {
    headers: { Authorization: 'Bearer local-association-delivery' },
  })
  expect(foreign.status).toBe(401)
})

test('tags are created private or public, renamed and deleted', async () => {
  const tag = await twin.cma.tag.createWithId(
    { tagId: 'autumn' },
    { name: 'Autumn', sys: { visibility: 'public' } },
  )
  expect(tag.sys).toMatchObject({ type: 'Tag', version: 1, visibility: 'public' })
  const hidden = await twin.ask('management', '/tags/hidden', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'X-Contentful-Version': '0' },
    body: JSON.stringify({ name: 'Hidden' }),
  })
  expect(await hidden.json()).toMatchObject({ sys: { visibility: 'private' } })
  expect((await twin.cda.getTags()).items.map(({ sys }) => sys.id)).toEqual(['autumn'])
  const again = twin.cma.tag.createWithId(
    { tagId: 'second' },
    { name: 'Autumn', sys: { visibility: 'public' } },
  )
  await expect(refusal(again)).resolves.toMatchObject({ name: 'ValidationFailed' })
  const renamed = await twin.cma.tag.update({ tagId: 'autumn' }, { ...tag, name: 'Fall' })
  await twin.cma.tag.delete({ tagId: 'autumn', version: renamed.sys.version })
  expect((await twin.cma.tag.getMany({})).total).toBe(1)
})

test('entries are found by their tags', async () => {
  const metadata = { tags: [{ sys: { type: 'Link' as const, linkType: 'Tag' as const, id: 'hidden' } }] }
  const entry = await twin.cma.entry.createWithId(
    { contentTypeId: 'note', entryId: 'tagged' },
    { fields: {}, metadata },
  )
  await twin.cma.entry.publish({ entryId: 'tagged' }, entry)
  expect((await twin.cda.getEntries({ 'metadata.tags.sys.id[in]': ['hidden'] } as never)).total).toBe(1)
  expect((await twin.cda.getEntries({ 'metadata.tags.sys.id[all]': ['hidden', 'x'] } as never)).total).toBe(0)
})

test('a deleted tag leaves the entries and assets that carried it', async () => {
  const link = (id: string) => ({ sys: { type: 'Link' as const, linkType: 'Tag' as const, id } })
  const metadata = { tags: [link('gone'), link('hidden')] }
  const { cma } = twin
  const tag = await cma.tag.createWithId({ tagId: 'gone' }, { name: 'Gone', sys: { visibility: 'private' } })
  const entry = await cma.entry.createWithId(
    { contentTypeId: 'note', entryId: 'kept' },
    { fields: {}, metadata },
  )
  await cma.entry.publish({ entryId: 'kept' }, entry)
  await cma.asset.createWithId({ assetId: 'picture' }, { fields: {} as never, metadata })
  await cma.tag.delete({ tagId: 'gone', version: tag.sys.version })

  const after = await cma.entry.get({ entryId: 'kept' })
  expect(after).toMatchObject({ metadata: { tags: [link('hidden')] }, sys: { version: 2 } })
  expect((await cma.asset.get({ assetId: 'picture' })).metadata?.tags).toEqual([link('hidden')])
  expect((await twin.cda.getEntry('kept')).metadata.tags).toEqual([link('hidden')])
})

test('a space has the roles of the local people, and no key', async () => {
  expect((await twin.cma.role.getMany({ spaceId: twin.space })).total).toBe(2)
  expect((await twin.cma.apiKey.getMany({ spaceId: twin.space })).total).toBe(0)
})
