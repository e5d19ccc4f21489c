import { isDraft, isUpdated } from 'contentful-management'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createEntry,
  english,
  entryLink,
  publishEntry,
  publishType,
  refusal,
  startForTest,
  type TestTwin,
} from '../testing/start.ts'

let twin: TestTwin
beforeAll(async () => {
  twin = await startForTest()
  await publishType(twin.cma, 'quote', [
    { id: 'title', type: 'Symbol', required: true },
    {
      id: 'slug',
      type: 'Symbol',
      validations: [{ unique: true }, { regexp: { pattern: '^[a-z-]+$', flags: '' } }],
    },
    { id: 'tone', type: 'Symbol', validations: [{ in: ['calm', 'bold'] }] },
    { id: 'words', type: 'Array', items: { type: 'Symbol', validations: [{ size: { max: 5 } }] } },
    { id: 'text', type: 'RichText' },
    { id: 'rating', type: 'Integer', validations: [{ range: { min: 1, max: 5 } }] },
    { id: 'next', type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['quote'] }] },
  ])
  await publishType(twin.cma, 'other', [{ id: 'title', type: 'Symbol' }])
})
afterAll(() => twin.close())

const get = (entryId: string) => twin.cma.entry.get({ entryId })
const publish = async (entryId: string) => twin.cma.entry.publish({ entryId }, await get(entryId))

describe('the life of an entry', () => {
  test('its versions are those of Contentful', async () => {
    const draft = await createEntry(twin.cma, { type: 'quote', id: 'life', fields: { title: 'A' } })
    expect(draft.sys).toMatchObject({
      version: 1,
      publishedCounter: 0,
      contentType: { sys: { id: 'quote' } },
    })
    expect(isDraft(draft)).toBe(true)
    const published = await publish('life')
    expect(published.sys).toMatchObject({ version: 2, publishedVersion: 1, publishedCounter: 1 })
    const changed = await twin.cma.entry.update(
      { entryId: 'life' },
      { ...published, fields: english({ title: 'B' }) },
    )
    expect(isUpdated(changed)).toBe(true)
    expect((await publish('life')).sys).toMatchObject({
      version: 4,
      publishedVersion: 3,
      publishedCounter: 2,
    })
    const unpublished = await twin.cma.entry.unpublish({ entryId: 'life' }, await get('life'))
    expect(unpublished.sys).toMatchObject({ version: 5, publishedCounter: 2 })
    expect(unpublished.sys).not.toHaveProperty('publishedVersion')
    const archived = await twin.cma.entry.archive({ entryId: 'life' })
    expect(archived.sys).toMatchObject({ version: 6, archivedVersion: 5 })
    await expect(refusal(publish('life'))).resolves.toMatchObject({ name: 'BadRequest' })
    expect((await twin.cma.entry.unarchive({ entryId: 'life' })).sys.version).toBe(7)
    await twin.cma.entry.delete({ entryId: 'life' })
    await expect(refusal(get('life'))).resolves.toMatchObject({ name: 'NotFound', status: 404 })
  })

  test('an entry without an id gets one', async () => {
    const entry = await twin.cma.entry.create({ contentTypeId: 'quote' }, { fields: english({ title: 'x' }) })
    expect(entry.sys.id).toMatch(/^[a-zA-Z0-9]{22}$/)
  })

  test('refuses to delete or archive a published entry', async () => {
    await publishEntry(twin.cma, { type: 'quote', id: 'public', fields: { title: 'x' } })
    await expect(refusal(twin.cma.entry.delete({ entryId: 'public' }))).resolves.toMatchObject({
      name: 'BadRequest',
      message: 'Cannot delete published',
    })
    await expect(refusal(twin.cma.entry.archive({ entryId: 'public' }))).resolves.toMatchObject({
      status: 400,
    })
  })

  test('a stale version is refused and changes nothing', async () => {
    const entry = await get('public')
    await twin.cma.entry.update({ entryId: 'public' }, entry)
    await expect(refusal(twin.cma.entry.update({ entryId: 'public' }, entry))).resolves.toMatchObject({
      name: 'VersionMismatch',
      status: 409,
    })
    await expect(refusal(twin.cma.entry.publish({ entryId: 'public' }, entry))).resolves.toMatchObject({
      status: 409,
    })
    expect((await get('public')).sys.version).toBe(entry.sys.version + 1)
  })

  test('every publication leaves a snapshot', async () => {
    await publish('public')
    const { items } = await twin.cma.snapshot.getManyForEntry({ entryId: 'public' })
    expect(items.map(({ snapshot }) => snapshot.sys.publishedCounter).sort()).toEqual([1, 2])
  })
})

describe('patches', () => {
  test('change only the named values', async () => {
    const entry = await createEntry(twin.cma, {
      type: 'quote',
      id: 'patched',
      fields: { title: 'A', tone: 'calm' },
    })
    const patched = await twin.cma.entry.patch({ entryId: 'patched', version: entry.sys.version }, [
      { op: 'replace', path: '/fields/title/en-US', value: 'B' },
      { op: 'add', path: '/fields/rating', value: { 'en-US': 3 } },
    ])
    expect(patched.fields).toEqual(english({ title: 'B', tone: 'calm', rating: 3 }))
    expect(patched.sys.version).toBe(2)
  })
  test.each([
    { op: 'replace', path: '/sys/id', value: 'x' },
    { op: 'replace', path: '/fields/nothing/en-US', value: 'x' },
  ] as const)('%j is refused', async (operation) => {
    const { sys } = await get('patched')
    const answer = twin.cma.entry.patch({ entryId: 'patched', version: sys.version }, [operation])
    await expect(refusal(answer)).resolves.toMatchObject({ status: 422 })
  })
})

describe('lists', () => {
  test('find drafts by their fields and by their archived state', async () => {
    await createEntry(twin.cma, { type: 'other', id: 'stranger' })
    await createEntry(twin.cma, { type: 'other', id: 'filed', fields: { title: 'filed' } })
    await twin.cma.entry.archive({ entryId: 'filed' })
    const query = { content_type: 'other', order: 'sys.id' }
    const ids = async (more: object) =>
      (await twin.cma.entry.getMany({ query: { ...query, ...more } })).items.map(({ sys }) => sys.id)
    expect(await ids({})).toEqual(['filed', 'stranger'])
    expect(await ids({ 'sys.archivedAt[exists]': false })).toEqual(['stranger'])
    expect(await ids({ 'fields.title': 'filed' })).toEqual(['filed'])
  })
  test('published entries have their own list', async () => {
    const { items } = await twin.cma.entry.getPublished({ query: { 'sys.id': 'public' } })
    expect(items).toHaveLength(1)
  })
  test('walk with a cursor', async () => {
    const page = await twin.cma.entry.getManyWithCursor({ query: { limit: 2 } })
    expect(page.items).toHaveLength(2)
    expect(page.pages?.next).toBeTruthy()
  })
})

test('references show the tree below an entry, drafts and all', async () => {
  await createEntry(twin.cma, { type: 'quote', id: 'leaf', fields: { title: 'leaf' } })
  await createEntry(twin.cma, { type: 'quote', id: 'branch', fields: { next: entryLink('leaf') } })
  await createEntry(twin.cma, { type: 'quote', id: 'trunk', fields: { next: entryLink('branch') } })
  const { items, includes } = await twin.cma.entry.references({ entryId: 'trunk', include: 2 })
  expect(items[0]?.sys.id).toBe('trunk')
  expect(includes?.Entry?.map(({ sys }) => sys.id)).toEqual(['branch', 'leaf'])
})

test('an unknown entry has no references', async () => {
  expect((await twin.cma.entry.references({ entryId: 'nobody', include: 2 })).items).toEqual([])
})
