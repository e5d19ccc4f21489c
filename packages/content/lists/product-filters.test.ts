import { expect, test } from 'vitest'
import { lists } from './index.ts'
import { assessmentFilters, courseFilters } from './product-filters.ts'
import { product, variant } from './testing/entries.ts'

test('the filters of courses are the six parts of the list (SN-033, RT-030 to RT-035)', () =>
  expect(courseFilters.map(({ slug, label }) => [slug, label])).toEqual([
    ['cpe-core', 'CPE Core'],
    ['cpe-elective', 'CPE Elective'],
    ['masters', 'Masters'],
    ['online', 'Online'],
    ['hybrid-online', 'Hybrid Online'],
    ['in-person', 'In-Person'],
  ]))

test('a filter by credit names its query, and a filter by format has none', () =>
  expect(courseFilters.map(({ query }) => query)).toEqual([
    'credit=cpe-core',
    'credit=cpe-elective',
    'credit=masters',
    undefined,
    undefined,
    undefined,
  ]))

test('the page of each filter has a title of its own', () =>
  expect([...courseFilters, ...assessmentFilters].map(({ title }) => title)).toEqual([
    'CPE Core courses',
    'CPE Elective courses',
    'Masters courses',
    'Online courses',
    'Hybrid Online courses',
    'In-Person courses',
    'Individual assessments',
    'Team assessments',
    'Organization assessments',
  ]))

test('each list and each filter has a description of its own', () => {
  const all = lists.flatMap(({ description, filters }) => [
    description,
    ...(filters?.options ?? []).map((filter) => filter.description),
  ])
  expect(all).not.toContain(undefined)
  expect(new Set(all).size).toBe(all.length)
})

test('the filters of assessments are their categories (SN-035)', () =>
  expect(assessmentFilters.map(({ slug }) => slug)).toEqual(['individual', 'team', 'organization']))

const acceptedBy = (fields: Record<string, unknown>) =>
  [...courseFilters, ...assessmentFilters]
    .filter(({ accepts }) => accepts(product('a', fields)))
    .map(({ slug }) => slug)

test.each([
  [{ categories: ['CPE Core', 'Masters'] }, ['cpe-core', 'masters']],
  [{ categories: ['cpe elective'] }, ['cpe-elective']],
  [{ variants: [variant({ deliveryFormat: 'Online' })] }, ['online']],
  [{ variants: [variant({ deliveryFormat: 'Self-Study' })] }, ['online']],
  [{ variants: [variant({ option: 'self-study' })] }, ['online']],
  [{ variants: [variant({ deliveryFormat: 'Hybrid Online' })] }, ['hybrid-online']],
  [
    { variants: [variant({ deliveryFormat: 'In-Person' }), variant({ option: 'hybrid online' })] },
    ['hybrid-online', 'in-person'],
  ],
  [{ variants: [variant({ deliveryFormat: 'Academy' })], categories: ['Individual'] }, ['individual']],
  [{}, []],
])('%# a product with its categories and formats is in the parts it belongs to', (fields, slugs) =>
  expect(acceptedBy(fields)).toEqual(slugs),
)
