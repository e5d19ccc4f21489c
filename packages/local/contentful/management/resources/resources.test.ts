import { createClient } from 'contentful'
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
const organization = { organizationId: 'local-organization' }
const conceptLink = (id: string) => ({ sys: { type: 'Link', linkType: 'TaxonomyConcept', id } }) as const

describe('taxonomy', () => {
  const label = (text: string) => ({ prefLabel: { 'en-US': text } })

  test('concepts are created, patched, replaced and deleted by their version', async () => {
    const { concept } = twin.cma
    const created = await concept.create(organization, label('Heart'))
    expect(created).toMatchObject({ uri: null, broader: [], sys: { type: 'TaxonomyConcept', version: 1 } })
    const params = { ...organization, conceptId: created.sys.id }
    const patched = await concept.patch({ ...params, version: 1 }, [
      { op: 'replace', path: '/uri', value: 'https://example.com/heart' },
    ])
    expect(patched).toMatchObject({ uri: 'https://example.com/heart', sys: { version: 2 } })
    expect((await concept.update({ ...params, version: 2 }, label('Hearts'))).uri).toBeNull()
    await expect(refusal(concept.delete({ ...params, version: 1 }))).resolves.toMatchObject({ status: 409 })
    await concept.delete({ ...params, version: 3 })
    await expect(refusal(concept.get(params))).resolves.toMatchObject({ name: 'NotFound' })
  })

  test('a concept knows its relatives and its schemes, and is never broader than itself', async () => {
    const { concept, conceptScheme } = twin.cma
    const at = (conceptId: string) => ({ ...organization, conceptId })
    await concept.createWithId(at('organ'), label('Organ'))
    const eye = await concept.createWithId(at('eye'), { ...label('Eye'), broader: [conceptLink('organ')] })
    await concept.createWithId(at('lens'), { ...label('Lens'), broader: [conceptLink('eye')] })
    const scheme = await conceptScheme.createWithId(
      { ...organization, conceptSchemeId: 'anatomy' },
      { ...label('Anatomy'), concepts: [conceptLink('eye')], topConcepts: [conceptLink('eye')] },
    )
    expect(scheme.totalConcepts).toBe(1)
    const ids = (page: { items: { sys: { id: string } }[] }) => page.items.map(({ sys }) => sys.id).sort()
    expect(ids(await concept.getDescendants(at('organ')))).toEqual(['eye', 'lens'])
    expect(ids(await concept.getAncestors(at('lens')))).toEqual(['eye', 'organ'])
    expect(await concept.get(at('eye'))).toMatchObject({ conceptSchemes: [{ sys: { id: 'anatomy' } }] })
    const circle = concept.patch({ ...at('organ'), version: 1 }, [
      { op: 'replace', path: '/broader', value: [conceptLink('lens')] },
    ])
    await expect(refusal(circle)).resolves.toMatchObject({ name: 'ValidationFailed' })
    await concept.delete({ ...at('eye'), version: eye.sys.version })
    expect((await concept.get(at('lens'))).broader).toEqual([])
    expect((await conceptScheme.get({ ...organization, conceptSchemeId: 'anatomy' })).concepts).toEqual([])
  })

  test('lists lead from page to page, and a total is counted', async () => {
    const { total } = await twin.cma.concept.getTotal(organization)
    const first = await twin.cma.concept.getMany({ ...organization, query: { limit: total - 1 } })
    expect(first.items).toHaveLength(total - 1)
    const pageUrl = first.pages?.next ?? ''
    const second = await twin.cma.concept.getMany({ ...organization, query: { pageUrl } })
    expect(second).toMatchObject({ items: [{}], pages: { prev: expect.any(String) } })
  })

  test('entries keep their concepts until a concept is deleted', async () => {
    const params = { ...organization, conceptId: 'kept' }
    await twin.cma.concept.createWithId(params, label('Kept'))
    const metadata = { tags: [], concepts: [conceptLink('kept')] }
    const entry = await twin.cma.entry.createWithId(
      { entryId: 'classified', contentTypeId: 'note' },
      { fields: {}, metadata },
    )
    expect(entry.metadata).toEqual(metadata)
    await twin.cma.concept.delete({ ...params, version: 1 })
    expect((await twin.cma.entry.get({ entryId: 'classified' })).metadata?.concepts).toEqual([])
  })

  test('a content type demands concepts from its schemes when an entry is published', async () => {
    const at = (conceptId: string) => ({ ...organization, conceptId })
    for (const id of ['inside', 'outside']) await twin.cma.concept.createWithId(at(id), label(id))
    await twin.cma.conceptScheme.createWithId(
      { ...organization, conceptSchemeId: 'topics' },
      { ...label('Topics'), concepts: [conceptLink('inside')] },
    )
    const scheme = {
      sys: { type: 'Link', linkType: 'TaxonomyConceptScheme', id: 'topics' },
      required: true,
    } as const
    const draft = await twin.cma.contentType.createWithId(
      { contentTypeId: 'topical' },
      { name: 'Topical', fields: [], metadata: { taxonomy: [scheme] } },
    )
    await twin.cma.contentType.publish({ contentTypeId: 'topical' }, draft)
    const publish = async (concepts: string[]) => {
      const entry = await twin.cma.entry.create(
        { contentTypeId: 'topical' },
        { fields: {}, metadata: { tags: [], concepts: concepts.map(conceptLink) } },
      )
      return twin.cma.entry.publish({ entryId: entry.sys.id }, entry)
    }
    await expect(refusal(publish([]))).resolves.toMatchObject({
      name: 'ValidationFailed',
      details: { errors: [{ name: 'required', path: ['metadata', 'concepts'] }] },
    })
    await expect(refusal(publish(['inside', 'outside']))).resolves.toMatchObject({
      details: { errors: [{ name: 'in', path: ['metadata', 'concepts', 1], value: 'outside' }] },
    })
    expect((await publish(['inside'])).sys.publishedVersion).toBe(1)
  })
})

describe('releases', () => {
  const release = (...ids: string[]) => ({
    title: 'Spring',
    entities: { sys: { type: 'Array' as const }, items: ids.map((id) => entryLink(id) as never) },
  })

  test('are created, found by what they hold, updated, archived and deleted', async () => {
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

  test('publish and unpublish all or nothing, and remember what was done', async () => {
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

describe('spaces and their keys', () => {
  test('a space is created with an environment and a locale, renamed, and deleted with what is in it', async () => {
    const { space } = twin.cma
    const created = await space.create(organization, { name: 'Trial', defaultLocale: 'de-DE' } as never)
    const spaceId = created.sys.id
    const locales = await twin.cma.locale.getMany({ spaceId, environmentId: 'master' })
    expect(locales.items).toMatchObject([{ code: 'de-DE', name: 'German (Germany)', default: true }])
    expect((await space.update({ spaceId }, { ...created, name: 'Trials' })).name).toBe('Trials')
    await space.delete({ spaceId })
    await expect(refusal(space.get({ spaceId }))).resolves.toMatchObject({ name: 'NotFound' })
    expect((await space.getMany({})).total).toBe(2)
  })

  test('a created key opens the reading APIs of its space until it is deleted', async () => {
    const { sys } = await twin.cma.space.create(organization, { name: 'Keys' })
    const params = { spaceId: sys.id }
    const key = await twin.cma.apiKey.create(params, { name: 'Site', description: '', environments: [] })
    const previewApiKeyId = key.preview_api_key.sys.id
    const preview = await twin.cma.previewApiKey.get({ ...params, previewApiKeyId })
    const reader = (host: 'delivery' | 'preview', accessToken: string, space = sys.id) =>
      createClient({ space, accessToken, host: twin.hosts[host], insecure: true, retryLimit: 0 }).getEntries()
    const refused = { name: 'AccessTokenInvalid' }
    expect((await reader('delivery', key.accessToken)).total).toBe(0)
    expect((await reader('preview', preview.accessToken)).total).toBe(0)
    await expect(reader('delivery', preview.accessToken)).rejects.toMatchObject(refused)
    await expect(reader('delivery', key.accessToken, twin.space)).rejects.toMatchObject(refused)
    const at = { ...params, apiKeyId: key.sys.id }
    const renamed = await twin.cma.apiKey.update(at, { ...key, name: 'Website' })
    expect([renamed.name, renamed.accessToken]).toEqual(['Website', key.accessToken])
    await twin.cma.apiKey.delete(at)
    await expect(reader('delivery', key.accessToken)).rejects.toMatchObject(refused)
    expect((await twin.cma.previewApiKey.getMany(params)).total).toBe(0)
  })
})

test('a key for files is given for two days at most', async () => {
  const expiresAt = Math.floor(Date.now() / 1000) + 60
  expect(await twin.cma.assetKey.create(place(), { expiresAt })).toMatchObject({ secret: expect.any(String) })
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ expiresAt: expiresAt + 3 * 24 * 60 * 60 })
  expect((await twin.ask('management', '/asset_keys', { method: 'POST', headers, body })).status).toBe(400)
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

  test('publish when their time comes', async () => {
    await createEntry(twin.cma, { type: 'note', id: 'later', fields: { title: 'Later' } })
    const { sys } = await twin.cma.scheduledActions.create(place(), scheduled('later', 100))
    const at = { ...place(), scheduledActionId: sys.id }
    await expect.poll(async () => (await twin.cma.scheduledActions.get(at)).sys.status).toBe('succeeded')
    expect((await twin.cma.entry.get({ entryId: 'later' })).sys.publishedVersion).toBe(1)
  })
})

describe('experiences', () => {
  const viewport = { id: 'desktop', query: '*', displayName: 'Desktop', previewSize: '100%' } as const
  const name = (text: string) => ({ name: text, description: '', viewports: [viewport] })

  test('their components have two names, and are published by version', async () => {
    const { component, componentType } = twin.cma
    const created = await component.create(place(), {
      ...name('Card'),
      contentProperties: [],
      designProperties: [],
    })
    const at = { ...place(), componentId: created.sys.id }
    const published = await component.publish({ ...at, version: created.sys.version })
    expect(published.sys).toMatchObject({ type: 'Component', publishedVersion: 1 })
    const older = await componentType.get({ ...place(), componentTypeId: created.sys.id })
    expect(older).toMatchObject({ name: 'Card', sys: { type: 'ComponentType' } })
    await expect(refusal(component.delete(at))).resolves.toMatchObject({ name: 'BadRequest' })
    await component.unpublish({ ...at, version: published.sys.version })
    await component.delete(at)
  })

  test('a fragment is made from a component', async () => {
    const urn = 'crn:contentful:::experience:spaces/$self/environments/$self/components/card'
    const source = { sys: { type: 'ResourceLink', linkType: 'Contentful:Component', urn } } as const
    const created = await twin.cma.experienceFragment.create(place(), {
      ...name('Teaser'),
      component: source,
      designProperties: {},
    })
    expect(created.sys.component).toEqual(source)
    const sourceless = twin.cma.experienceFragment.create(place(), name('Teaser') as never)
    await expect(refusal(sourceless)).resolves.toMatchObject({ name: 'ValidationFailed' })
  })

  test('design tokens are published with every save', async () => {
    const save = (version?: number) =>
      twin.cma.designToken.upsert(
        { ...place(), designTokenId: 'red' },
        { sys: { id: 'red', type: 'DesignToken', version }, name: 'Red', type: 'DTCG.Color' },
      )
    expect((await save()).sys.version).toBe(2)
    expect((await save(2)).sys.version).toBe(4)
  })

  test('published data assemblies are read apart from the drafts', async () => {
    const { dataAssembly } = twin.cma
    const created = await dataAssembly.create(place(), {
      sys: { type: 'DataAssembly', dataType: [] },
      metadata: { tags: [] },
      ...{ name: 'Sources', description: '', parameters: {}, resolvers: {}, return: {} },
    } as never)
    expect((await dataAssembly.getManyPublished({ ...place(), query: {} })).items).toEqual([])
    const at = { ...place(), dataAssemblyId: created.sys.id }
    await dataAssembly.publish({ ...at, version: 1 })
    expect((await dataAssembly.getPublished(at)).sys.publishedVersion).toBe(1)
  })
})
