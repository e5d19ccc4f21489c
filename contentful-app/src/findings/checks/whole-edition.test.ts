import type { Space } from '@association/content'
import { linkTo, subject } from '@association/content/rules/testing/subjects.ts'
import type { EntryProps } from 'contentful-management'
import { expect, test } from 'vitest'
import type { Find } from '../../contentful/load-content.ts'
import { checkEdition } from './both-spaces.ts'

const locale = 'en-US'
type FakeEntry = { type: string; id: string; values: Record<string, unknown> }
const managed = ({ type, id, values }: FakeEntry) =>
  ({
    sys: { id, version: 2, publishedVersion: 1, contentType: { sys: { id: type } } },
    fields: Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { [locale]: value }])),
  }) as unknown as EntryProps

const values = {
  key: 'fall-institute-2027',
  path: '/fall-institute',
  courses: [linkTo('course')],
  membershipVariant: '349',
  golfVariant: '18',
  capacity: { courses: { quiet: 24 } },
}
const edition = subject('eventEdition', values, { id: 'edition', space: 'events' })
const stored: Record<Space, FakeEntry[]> = {
  association: [{ type: 'product', id: 'join', values: { variantId: '349' } }],
  events: [
    { type: 'eventEdition', id: 'edition', values },
    { type: 'page', id: 'home', values: { path: '/fall-institute' } },
    { type: 'product', id: 'course', values: { slug: 'quiet' } },
    { type: 'variant', id: 'golf', values: { variantId: '18' } },
  ],
}

const find: Find = async (space, query) =>
  stored[space]
    .filter(({ type, id, values }) =>
      Object.entries(query).every(([key, wanted]) => {
        if (key === 'content_type') return type === wanted
        const value = key.startsWith('sys.id') ? id : values[key.replace(/^fields\.|\[in\]$/g, '')]
        return wanted.split(',').includes(String(value))
      }),
    )
    .map(managed)

const told = async (change: Record<string, unknown> = {}, using = find) => {
  const root = { ...edition, values: { ...values, ...change } }
  const { findings, gaps } = await checkEdition(root, { find: using, locale })
  return [...findings.map(({ field }) => field), ...gaps]
}

test('an edition that fits its products, pages and courses in both spaces has no finding', async () =>
  expect(await told()).toEqual([]))

test.each([
  [{ path: '/fall-institute/2028' }, 'path'],
  [{ golfVariant: '9' }, 'golfVariant'],
  [{ courses: [] }, 'capacity'],
])('with %j, the field %s has a finding', async (change, field) =>
  expect(await told(change)).toEqual([field]),
)

test('reports another edition with the same key', async () => {
  const other = { type: 'eventEdition', id: 'other', values: { ...values, path: '/fall-institute' } }
  const both: Find = async (space, query) => [
    ...(await find(space, query)),
    ...(query.content_type === 'eventEdition' ? [managed(other)] : []),
  ]
  expect(await told({}, both)).toEqual(['key'])
})

test('reports content that cannot be read as a gap, without findings that may be wrong', async () =>
  expect(await told({ golfVariant: '9' }, () => Promise.reject(new Error('AccessDenied')))).toEqual([
    'The products, pages and other editions could not be read, so this edition was not compared with them.',
  ]))

test('another entry is not compared', async () => {
  const page = subject('page', { title: 'A', path: '/a' })
  expect(await checkEdition(page, { find, locale })).toEqual({ findings: [], gaps: [] })
})
