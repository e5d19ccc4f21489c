import { lists } from '@association/content/lists'
import { articles as articleList } from '@association/content/lists/definitions/articles.ts'
import { basePath, partsOf } from '@association/content/lists/pages.ts'
import { describe, expect, test } from 'vitest'
import { entriesOf } from './entries-of.ts'
import { resolve } from './resolve.ts'
import { article, contentsOf, linkTo, wireEntry } from './testing/contents.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const articles = Array.from({ length: 30 }, (_, at) =>
  article(`article-${at}`, {
    publicationDate: `2025-01-${at + 1 < 10 ? `0${at + 1}` : at + 1}`,
    tags: ['Quality and Risk'],
  }),
)
const contents = contentsOf([
  ...articles,
  wireEntry('doiPrefix', 'prefix', { prefix: '10.55834' }),
  article('doi', { doiPrefix: linkTo('prefix'), doiSuffix: 'plj.7', publicationDate: '2024-01-01' }),
  article('tomorrow', { publicationDate: '2026-11-23' }),
  wireEntry('page', 'about', { title: 'About', path: '/about' }),
  wireEntry('product', 'finance', { internalName: 'Finance', productType: 'Course', slug: 'finance' }),
  wireEntry('product', 'self', { internalName: 'Self', productType: 'assessment' }),
  wireEntry('redirect', 'r1', { from: '/old', to: '/older' }),
  wireEntry('redirect', 'r2', { from: '/older', to: '/about' }),
  wireEntry('redirect', 'r3', { from: '/round', to: '/and-round' }),
  wireEntry('redirect', 'r4', { from: '/and-round', to: '/round' }),
  wireEntry('redirect', 'r6', { from: '/jobs', to: 'https://careers.example/jobs' }),
  wireEntry('redirect', 'r5', { from: '/soon', to: 'https://elsewhere.example/x', isTemporary: true }),
])
const at = (path: string) => resolve(path, contents, now)

describe('a list', () => {
  test.each(lists.flatMap(partsOf).map((part) => [basePath(part), part] as const))(
    'has its first page at %s',
    (path, part) => expect(at(path)).toEqual({ kind: 'list', part, page: 1 }),
  )

  test('has as many pages as its entries fill, of 12 articles each (LI-008, CO-007)', () => {
    expect(at('/articles/page/2')).toMatchObject({ kind: 'list', page: 2 })
    expect(at('/articles/page/3')).toMatchObject({ kind: 'list', page: 3 })
    expect(at('/articles/page/4')).toBeUndefined()
    expect(at('/articles/topics/quality-and-risk/page/3')).toMatchObject({ kind: 'list', page: 3 })
    expect(at('/articles/topics/self-management/page/2')).toBeUndefined()
  })

  test('has one address for its first page (LI-001)', () =>
    expect(at('/articles/page/1')).toEqual({ kind: 'redirect', to: '/articles', isTemporary: false }))

  test.each(['0', '-1', '01', 'abc', '1.5', '9999999', ''])('has no page %j', (page) =>
    expect(at(`/articles/page/${page}`)).toBeUndefined(),
  )

  test('of an unknown topic does not exist (RT-020)', () =>
    expect(at('/articles/topics/unknown')).toBeUndefined())

  test('of topics shows all of them (RT-019)', () =>
    expect(at('/articles/topics')).toEqual({ kind: 'topics' }))
})

describe('an entry', () => {
  test.each([
    ['/about', 'about'],
    ['/articles/article-3', 'article-3'],
    ['/articles/doi/10.55834/plj.7', 'doi'],
    ['/education/course/finance', 'finance'],
  ])('is at %s', (path, id) => expect(at(path)).toMatchObject({ kind: 'entry', item: { id } }))

  test('with a DOI has one address: the other one redirects to it (RT-027, LI-020)', () =>
    expect(at('/articles/doi')).toEqual({
      kind: 'redirect',
      to: '/articles/doi/10.55834/plj.7',
      isTemporary: false,
    }))

  test('appears on its date', () => {
    expect(at('/articles/tomorrow')).toBeUndefined()
    expect(resolve('/articles/tomorrow', contents, now + 86_400_000)).toMatchObject({ kind: 'entry' })
  })

  test('without a page of its own is part of its list', () =>
    expect(at('/store/assessments')).toMatchObject({ kind: 'list' }))
})

describe('a redirect', () => {
  test('is followed to its end', () =>
    expect(at('/old')).toEqual({ kind: 'redirect', to: '/about', isTemporary: false }))

  test('that leads back to itself leads nowhere', () => expect(at('/round')).toBeUndefined())

  test('can lead to the same path of another site', () =>
    expect(at('/jobs')).toMatchObject({ to: 'https://careers.example/jobs' }))

  test('can lead to another site, for a while', () =>
    expect(at('/soon')).toEqual({ kind: 'redirect', to: 'https://elsewhere.example/x', isTemporary: true }))
})

test('only entries that visitors see are on the pages of lists', () => {
  const { items } = entriesOf(articleList, contents, { now })
  expect(items).toHaveLength(31)
  expect(items[0]?.id).toBe('article-29')
})
