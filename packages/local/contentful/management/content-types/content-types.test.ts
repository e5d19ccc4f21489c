import type { ContentTypeProps } from 'contentful-management'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  field,
  publishEntry,
  publishType,
  refusal,
  startForTest,
  type TestTwin,
} from '../../testing/start.ts'

let twin: TestTwin
beforeAll(async () => {
  twin = await startForTest()
})
afterAll(() => twin.close())

const get = (contentTypeId: string) => twin.cma.contentType.get({ contentTypeId })
const update = (type: ContentTypeProps) => twin.cma.contentType.update({ contentTypeId: type.sys.id }, type)
const publish = (type: ContentTypeProps) => twin.cma.contentType.publish({ contentTypeId: type.sys.id }, type)
const editor = (contentTypeId: string) => twin.cma.editorInterface.get({ contentTypeId })

describe('versions', () => {
  test('writes raise the version, the defaults of fields are filled in', async () => {
    const draft = await twin.cma.contentType.createWithId({ contentTypeId: 'versions' }, {
      name: 'Versions',
      fields: [{ id: 'title', name: 'Title', type: 'Symbol' }],
    } as never)
    expect(draft).toMatchObject({
      sys: { type: 'ContentType', version: 1, publishedCounter: 0 },
      displayField: null,
      description: '',
      fields: [{ localized: false, required: false, validations: [], disabled: false, omitted: false }],
    })
    const published = await publish(draft)
    expect(published.sys).toMatchObject({ version: 2, publishedVersion: 1, publishedCounter: 1 })
    expect((await update(published)).sys).toMatchObject({ version: 3, publishedVersion: 1 })
  })

  test('annotations and taxonomy are kept, drafted and published', async () => {
    const annotation = {
      sys: { type: 'Link', linkType: 'Annotation', id: 'Contentful:AggregateRoot' },
    } as const
    const scheme = { sys: { type: 'Link', linkType: 'TaxonomyConceptScheme', id: 'topics' } } as const
    const metadata = {
      annotations: { ContentType: [annotation] },
      taxonomy: [{ ...scheme, required: true }],
    }
    const draft = await twin.cma.contentType.createWithId(
      { contentTypeId: 'annotated' },
      { name: 'Annotated', fields: [], metadata: metadata as never },
    )
    expect(draft.metadata).toEqual(metadata)
    await publish(draft)
    expect((await get('annotated')).metadata).toEqual(metadata)
  })

  test('refuses a stale version and a missing one', async () => {
    const type = await get('versions')
    const stale = { ...type, sys: { ...type.sys, version: 1 } }
    await expect(refusal(update(stale))).resolves.toMatchObject({
      name: 'VersionMismatch',
      status: 409,
      message: '',
    })
    const headers = { 'Content-Type': 'application/vnd.contentful.management.v1+json' }
    const body = JSON.stringify({ name: 'x', fields: [] })
    const answer = await twin.ask('management', '/content_types/versions', { method: 'PUT', headers, body })
    expect(await answer.json()).toMatchObject({
      sys: { id: 'VersionMismatch' },
      message: 'Please pass sys.version as HTTP header "X-Contentful-Version"',
    })
  })

  test('something new takes version 0, and no other', async () => {
    const put = (id: string, version: string) =>
      twin.ask('management', `/content_types/${id}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', 'X-Contentful-Version': version },
        body: JSON.stringify({ name: 'x', fields: [] }),
      })
    expect((await put('zero', '0')).status).toBe(201)
    expect((await put('one', '1')).status).toBe(409)
  })
})

describe('the editor interface', () => {
  test('is there from the first publication, and every publication raises its version by one', async () => {
    const draft = await twin.cma.contentType.createWithId(
      { contentTypeId: 'edited' },
      { name: 'Edited', fields: [field({ id: 'title', type: 'Symbol' })] },
    )
    await expect(refusal(editor('edited'))).resolves.toMatchObject({ name: 'NotFound' })
    await publish(draft)
    const first = await editor('edited')
    expect(first).toMatchObject({
      sys: { id: 'default', type: 'EditorInterface', version: 1, contentType: { sys: { id: 'edited' } } },
      controls: [{ fieldId: 'title', widgetNamespace: 'builtin', widgetId: 'singleLine' }],
    })
    const sidebar = [{ widgetNamespace: 'app', widgetId: 'our-app' }]
    const changed = await twin.cma.editorInterface.update({ contentTypeId: 'edited' }, { ...first, sidebar })
    expect(changed.sys.version).toBe(2)
    await publish(await get('edited'))
    expect(await editor('edited')).toMatchObject({ sys: { version: 3 }, sidebar })
  })
})

describe('fields', () => {
  test('must be omitted before they are removed together with their data', async () => {
    await publishType(twin.cma, 'shrinking', [
      { id: 'title', type: 'Symbol' },
      { id: 'old', type: 'Symbol' },
    ])
    await publishEntry(twin.cma, { type: 'shrinking', id: 'shrinks', fields: { title: 'Title', old: 'Old' } })
    const type = await get('shrinking')
    const removed = { ...type, fields: type.fields.filter(({ id }) => id !== 'old') }
    await expect(refusal(update(removed))).resolves.toMatchObject({
      name: 'BadRequest',
      message: 'You need to omit a field before deleting it',
    })
    const omitted = { ...type, fields: type.fields.map((one) => ({ ...one, omitted: one.id === 'old' })) }
    const afterOmission = await publish(await update(omitted))
    expect((await twin.cda.getEntry('shrinks')).fields).toEqual({ title: 'Title' })
    expect((await twin.cma.entry.get({ entryId: 'shrinks' })).fields).toHaveProperty('old')
    await publish(await update({ ...removed, sys: afterOmission.sys }))
    const entry = await twin.cma.entry.get({ entryId: 'shrinks' })
    expect(entry.fields).toEqual({ title: { 'en-US': 'Title' } })
    expect(entry.sys.version).toBe(2)
  })

  test('are removed when they are sent with "deleted"', async () => {
    await publishType(twin.cma, 'marked', [
      { id: 'title', type: 'Symbol' },
      { id: 'old', type: 'Symbol' },
    ])
    const mark = (type: ContentTypeProps, property: 'omitted' | 'deleted') => ({
      ...type,
      fields: type.fields.map((one) => (one.id === 'old' ? { ...one, [property]: true } : one)),
    })
    const omitted = await publish(await update(mark(await get('marked'), 'omitted')))
    const left = await update(mark(omitted, 'deleted'))
    expect(left.fields.map(({ id }) => id)).toEqual(['title'])
    expect((await publish(left)).fields.map(({ id }) => id)).toEqual(['title'])
  })

  test('get a new id, and their data and controls follow on publication', async () => {
    await publishType(twin.cma, 'renaming', [{ id: 'before', type: 'Symbol' }])
    await publishEntry(twin.cma, { type: 'renaming', id: 'renamed', fields: { before: 'kept' } })
    const controls = [{ fieldId: 'before', widgetNamespace: 'builtin', widgetId: 'slugEditor' }]
    await twin.cma.editorInterface.update(
      { contentTypeId: 'renaming' },
      { ...(await editor('renaming')), controls },
    )
    const type = await get('renaming')
    const renamed = await update({ ...type, fields: type.fields.map((one) => ({ ...one, newId: 'after' })) })
    expect(renamed.fields[0]).toMatchObject({ id: 'after' })
    expect(renamed.fields[0]).not.toHaveProperty('newId')
    await publish(renamed)
    expect((await twin.cda.getEntry('renamed')).fields).toEqual({ after: 'kept' })
    expect((await twin.cma.entry.get({ entryId: 'renamed' })).fields).toEqual({ after: { 'en-US': 'kept' } })
    expect(await editor('renaming')).toMatchObject({
      controls: [{ fieldId: 'after', widgetId: 'slugEditor' }],
    })
  })

  test('never change their type once published', async () => {
    const type = await get('edited')
    const changed = { ...type, fields: type.fields.map((one) => ({ ...one, type: 'Integer' })) }
    await expect(refusal(update(changed))).resolves.toMatchObject({ name: 'BadRequest' })
  })

  test.each<[string, object]>([
    ['required', { name: '', fields: [] }],
    ['regexp', { name: 'x', fields: [{ id: '1st', name: 'x', type: 'Symbol' }] }],
    ['unknown', { name: 'x', fields: [{ id: 'a', name: 'x', type: 'Colour' }] }],
    [
      'unknown',
      { name: 'x', fields: [{ id: 'a', name: 'x', type: 'Symbol', validations: [{ loud: true }] }] },
    ],
    [
      'regexp',
      {
        name: 'x',
        fields: [{ id: 'a', name: 'x', type: 'Symbol', validations: [{ regexp: { pattern: '(' } }] }],
      },
    ],
    ['type', { name: 'x', fields: 'none' }],
    ['displayField', { name: 'x', displayField: 'b', fields: [{ id: 'a', name: 'x', type: 'Symbol' }] }],
    ['uniqueFieldIds', { name: 'x', fields: ['a', 'a'].map((id) => ({ id, name: id, type: 'Symbol' })) }],
  ])('a model with the problem “%s” is refused', async (name, body) => {
    const saved = twin.cma.contentType.createWithId({ contentTypeId: 'bad' }, body as never)
    await expect(refusal(saved)).resolves.toMatchObject({
      name: 'ValidationFailed',
      status: 422,
      details: { errors: [{ name }] },
    })
  })
})

describe('removal', () => {
  test('needs a content type without entries, unpublished first', async () => {
    await publishType(twin.cma, 'leaving', [{ id: 'title', type: 'Symbol' }])
    const entry = await twin.cma.entry.createWithId(
      { contentTypeId: 'leaving', entryId: 'last' },
      { fields: {} },
    )
    const params = { contentTypeId: 'leaving' }
    await expect(refusal(twin.cma.contentType.delete(params))).resolves.toMatchObject({ name: 'BadRequest' })
    await expect(refusal(twin.cma.contentType.unpublish(params))).resolves.toMatchObject({
      name: 'BadRequest',
    })
    await twin.cma.entry.delete({ entryId: entry.sys.id })
    await twin.cma.contentType.unpublish(params)
    await twin.cma.contentType.delete(params)
    await expect(refusal(get('leaving'))).resolves.toMatchObject({ name: 'NotFound' })
  })
})

test('lists, public lists and snapshots', async () => {
  const all = await twin.cma.contentType.getMany({
    query: { order: 'sys.createdAt', 'sys.id[in]': 'edited,renaming' },
  })
  expect(all.items.map(({ sys }) => sys.id)).toEqual(['edited', 'renaming'])
  const answer = await twin.ask('management', '/public/content_types?limit=1')
  expect(await answer.json()).toMatchObject({ items: [{ sys: { type: 'ContentType' } }] })
  const snapshots = await twin.cma.snapshot.getManyForContentType({ contentTypeId: 'renaming' })
  expect(snapshots.items).toHaveLength(2)
  const [latest] = snapshots.items
  const one = await twin.cma.snapshot.getForContentType({
    contentTypeId: 'renaming',
    snapshotId: latest?.sys.id ?? '',
  })
  expect(one.sys).toMatchObject({
    type: 'Snapshot',
    snapshotType: 'publish',
    snapshotEntityType: 'ContentType',
  })
})
