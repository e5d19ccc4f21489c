import { createClient } from 'contentful-management'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bootstrapFrom } from '../../index.ts'
import { tokenOf } from '../../people.ts'
import { createEntry, publishType, refusal, startForTest, type TestTwin } from '../../testing/start.ts'

let twin: TestTwin
beforeAll(async () => {
  twin = await startForTest()
  await publishType(twin.cma, 'note', [{ id: 'title', type: 'Symbol' }])
  await createEntry(twin.cma, { type: 'note', id: 'a', fields: { title: 'a' } })
})
afterAll(() => twin.close())

const as = (id: 'maren' | 'ravi') =>
  createClient(
    {
      accessToken: tokenOf({ id }, bootstrapFrom().managementToken),
      ...{ host: twin.hosts.management, insecure: true, retryLimit: 0 },
    },
    { type: 'plain', defaults: { spaceId: twin.space, environmentId: 'master' } },
  )

describe('people', () => {
  test('an entry names who changed and who published it', async () => {
    const editor = as('maren')
    const entry = await editor.entry.get({ entryId: 'a' })
    entry.fields.title = { 'en-US': 'b' }
    const saved = await editor.entry.update({ entryId: 'a' }, entry)
    expect([saved.sys.createdBy?.sys.id, saved.sys.updatedBy?.sys.id]).toEqual(['local-user', 'maren'])
    const published = await editor.entry.publish({ entryId: 'a' }, saved)
    expect(published.sys.publishedBy?.sys.id).toBe('maren')
  })

  test('an author writes, and is refused each way to publish', async () => {
    const author = as('ravi')
    const entry = await author.entry.create({ contentTypeId: 'note' }, { fields: {} })
    const { id, version } = entry.sys
    const item = { sys: { type: 'Link', linkType: 'Entry', id, version } }
    const denied = { name: 'AccessDenied' }
    await expect(refusal(author.entry.publish({ entryId: id }, entry))).resolves.toMatchObject(denied)
    await expect(refusal(author.entry.archive({ entryId: id }))).resolves.toMatchObject(denied)
    await expect(
      refusal(
        author.bulkAction.publish({ spaceId: twin.space, environmentId: 'master' }, {
          entities: { sys: { type: 'Array' }, items: [item] },
        } as never),
      ),
    ).resolves.toMatchObject(denied)
  })

  test('each sees themselves, and everybody’s role', async () => {
    const editor = as('maren')
    expect(await editor.user.getCurrent()).toMatchObject({ firstName: 'Maren' })
    const { items } = await editor.spaceMember.getMany({})
    expect(items.map(({ admin, roles }) => [admin, roles.map(({ sys }) => sys.id)])).toEqual([
      [true, []],
      [false, [`${twin.space}-editor`]],
      [false, [`${twin.space}-author`]],
    ])
  })
})
