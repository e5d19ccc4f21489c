import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEntry, publishType, refusal, startForTest, type TestTwin } from '../../testing/start.ts'

let twin: TestTwin
beforeAll(async () => {
  twin = await startForTest()
  await publishType(twin.cma, 'note', [{ id: 'title', type: 'Symbol', required: true }])
  for (const id of ['a', 'b']) await createEntry(twin.cma, { type: 'note', id, fields: { title: id } })
})
afterAll(() => twin.close())

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
