import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createEntry,
  publishEntry,
  publishType,
  refusal,
  startForTest,
  type TestTwin,
} from '../../testing/start.ts'

let twin: TestTwin
beforeAll(async () => {
  twin = await startForTest()
  await publishType(twin.cma, 'note', [{ id: 'title', type: 'Symbol' }])
  await publishEntry(twin.cma, { type: 'note', id: 'public', fields: { title: 'Public' } })
  await createEntry(twin.cma, { type: 'note', id: 'draft', fields: { title: 'Draft' } })
})
afterAll(() => twin.close())

const statusOf = async (environmentId: string) =>
  (await twin.cma.environment.get({ environmentId })).sys.status.sys.id

async function clone(environmentId: string, source?: string) {
  const headers = source === undefined ? undefined : { 'X-Contentful-Source-Environment': source }
  const created = await twin.cma.environment.createWithId(
    { environmentId, sourceEnvironmentId: source },
    { name: environmentId },
    headers,
  )
  while ((await statusOf(environmentId)) !== 'ready') await new Promise((wait) => setTimeout(wait, 20))
  return created
}

describe('environments', () => {
  test('are clones that become ready, with everything in them', async () => {
    expect(await statusOf('master')).toBe('ready')
    const created = await clone('staging')
    expect(created.sys).toMatchObject({ id: 'staging', version: 1, status: { sys: { id: 'queued' } } })
    const entry = await twin.manager('staging').entry.get({ entryId: 'draft' })
    expect(entry.sys.environment.sys.id).toBe('staging')
    const { total } = await twin.reader('delivery', { environment: 'staging' }).getEntries()
    expect(total).toBe(1)
    await expect(twin.manager('staging').editorInterface.get({ contentTypeId: 'note' })).resolves.toBeTruthy()
  })

  test('go their own ways afterwards', async () => {
    await twin.manager('staging').entry.delete({ entryId: 'draft' })
    await expect(twin.cma.entry.get({ entryId: 'draft' })).resolves.toBeTruthy()
    await clone('later', 'staging')
    await expect(refusal(twin.manager('later').entry.get({ entryId: 'draft' }))).resolves.toMatchObject({
      name: 'NotFound',
    })
  })

  test('are renamed, listed and deleted, but not while they are in use', async () => {
    const before = await twin.cma.environment.get({ environmentId: 'later' })
    const renamed = await twin.cma.environment.update(
      { environmentId: 'later' },
      { ...before, name: 'Later' },
    )
    expect([renamed.name, renamed.sys.version]).toEqual(['Later', 2])
    const { items } = await twin.cma.environment.getMany({})
    expect(items.map(({ sys }) => sys.id).sort()).toEqual(['later', 'master', 'staging'])
    await twin.cma.environment.delete({ environmentId: 'later' })
    expect((await twin.cma.environment.getMany({})).total).toBe(2)
    await expect(refusal(twin.cma.environment.delete({ environmentId: 'master' }))).resolves.toMatchObject({
      name: 'BadRequest',
    })
  })
})

describe('aliases', () => {
  test('point to an environment, and switch to another one at once', async () => {
    const body = (id: string) => ({
      environment: { sys: { type: 'Link' as const, linkType: 'Environment' as const, id } },
    })
    const params = { spaceId: twin.space, environmentAliasId: 'live' }
    const alias = await twin.cma.environmentAlias.createWithId(params, body('master'))
    const count = async () => (await twin.manager('live').entry.getMany({})).total
    expect(await count()).toBe(2)
    await twin.cma.environmentAlias.update(params, { ...alias, ...body('staging') })
    expect(await count()).toBe(1)
    const { sys } = await twin.cma.environment.get({ environmentId: 'staging' })
    expect(sys.aliases?.map((link) => link.sys.id)).toEqual(['live'])
    await expect(refusal(twin.cma.environment.delete({ environmentId: 'staging' }))).resolves.toMatchObject({
      name: 'BadRequest',
    })
    expect((await twin.cma.environmentAlias.getMany({ spaceId: twin.space })).total).toBe(1)
  })
})
