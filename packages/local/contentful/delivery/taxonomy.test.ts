import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal, startForTest, type TestTwin } from '../testing/start.ts'

let twin: TestTwin
beforeAll(async () => {
  twin = await startForTest()
  const organizationId = twin.twin.bootstrap.organizationId
  const linkTo = (linkType: 'TaxonomyConcept', id: string) => ({
    sys: { type: 'Link' as const, linkType, id },
  })
  const concept = (conceptId: string, label: string, broader?: string) =>
    twin.cma.concept.createWithId(
      { organizationId, conceptId },
      {
        prefLabel: { 'en-US': label },
        broader: broader === undefined ? [] : [linkTo('TaxonomyConcept', broader)],
      },
    )
  await concept('animal', 'Animal')
  await concept('mammal', 'Mammal', 'animal')
  await concept('bear', 'Bear', 'mammal')
  const scheme = (conceptSchemeId: string, label: string, ids: string[]) =>
    twin.cma.conceptScheme.createWithId(
      { organizationId, conceptSchemeId },
      {
        prefLabel: { 'en-US': label },
        topConcepts: [],
        concepts: ids.map((id) => linkTo('TaxonomyConcept', id)),
      },
    )
  await scheme('zoo', 'Zoo', ['mammal', 'bear'])
  await scheme('farm', 'Farm', [])
})
afterAll(() => twin.close())

const idsOf = ({ items }: { items: { sys: { id: string } }[] }) => items.map(({ sys }) => sys.id)

test('a space reads the concepts of its organization, without their users', async () => {
  const bear = await twin.cda.getConcept('bear')
  expect(bear).toMatchObject({
    sys: { id: 'bear', type: 'TaxonomyConcept', version: 1 },
    prefLabel: { 'en-US': 'Bear' },
    broader: [{ sys: { id: 'mammal' } }],
    conceptSchemes: [{ sys: { id: 'zoo', linkType: 'TaxonomyConceptScheme' } }],
  })
  expect(bear.sys).not.toHaveProperty('createdBy')
  expect(idsOf(await twin.cda.getConceptAncestors('bear')).sort()).toEqual(['animal', 'mammal'])
  expect(idsOf(await twin.cpa.getConceptDescendants('animal')).sort()).toEqual(['bear', 'mammal'])
  await expect(refusal(twin.cda.getConcept('unknown'))).resolves.toMatchObject({ name: 'NotFound' })
})

test('lists are ordered by label, filtered by scheme, and paged by a cursor', async () => {
  expect(idsOf(await twin.cda.getConcepts({ order: ['prefLabel'] }))).toEqual(['animal', 'bear', 'mammal'])
  expect(idsOf(await twin.cda.getConcepts({ conceptScheme: 'zoo', order: ['prefLabel'] }))).toEqual([
    'bear',
    'mammal',
  ])
  const first = await twin.cda.getConceptSchemes({ limit: 1, order: ['prefLabel'] })
  expect([idsOf(first), first.limit, first.items[0]?.totalConcepts]).toEqual([['farm'], 1, 0])
  const next = await twin.ask('delivery', String(first.pages?.next).replace(/^.*(?=.taxonomy)/, ''))
  expect(idsOf((await next.json()) as never)).toEqual(['zoo'])
  expect((await twin.cda.getConceptScheme('zoo')).totalConcepts).toBe(2)
})
