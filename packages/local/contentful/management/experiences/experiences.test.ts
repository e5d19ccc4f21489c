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

test('AI actions are created, published, unpublished and deleted', async () => {
  const params = { spaceId: twin.space }
  const action = await twin.cma.aiAction.create(params, { name: 'Translate', description: '' } as never)
  const at = { ...params, aiActionId: action.sys.id }
  const published = await twin.cma.aiAction.publish({ ...at, version: 1 }, action as never)
  expect(published.sys.publishedVersion).toBe(1)
  await expect(refusal(twin.cma.aiAction.delete(at))).resolves.toMatchObject({ name: 'BadRequest' })
  expect((await twin.cma.aiAction.unpublish(at)).sys.publishedVersion).toBeUndefined()
  await twin.cma.aiAction.delete(at)
})
