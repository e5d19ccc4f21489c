import { describe, expect, test } from 'vitest'
import type { Item } from '../index/item.ts'
import { effectsOf } from './effects.ts'
import { articlesThatShow, relatedArticles } from './related.ts'
import { article, contentsOf, linkTo, wireEntry } from './testing/contents.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}`
const others = [
  article('risk', { tags: ['Quality and Risk', 'Safety'], publicationDate: day(1) }),
  article('risk again', {
    canonicalUrl: 'risk-again',
    tags: ['Quality and Risk', 'Safety'],
    publicationDate: day(2),
  }),
  article('self', { tags: ['Self-Management', 'Time'], publicationDate: day(3) }),
]
const find = (contents: ReturnType<typeof contentsOf>, id: string) => contents.item('association', id)

function effects(
  id: string,
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown> | undefined,
) {
  const then = contentsOf([...others, ...(before ? [article(id, before)] : [])])
  const contents = contentsOf([...others, ...(after ? [article(id, after)] : [])])
  return effectsOf({ before: find(then, id), after: find(contents, id) }, contents, now).toSorted()
}

describe('publishing an article', () => {
  const fields = { tags: ['Quality and Risk', 'Safety'], publicationDate: day(9) }

  test('changes the list, its topic, its path and the articles that it is related to, and nothing else', () =>
    expect(effects('new', undefined, fields)).toEqual([
      'list:/articles',
      'list:/articles/topics/quality-and-risk',
      'path:/articles/new',
      'path:/articles/risk',
      'path:/articles/risk-again',
    ]))

  test('with other words leaves the lists in their order', () =>
    expect(
      effects('new', fields, { ...fields, title: 'Other words' }).filter((tag) => tag.startsWith('list:')),
    ).toEqual([]))

  test('leaves the lists in their order too if the index has read it again since', () => {
    const oldest = { ...fields, publicationDate: '2025-12-01' }
    const contentsWith = (title: string) => contentsOf([...others, article('new', { ...oldest, title })])
    const [before, after, since] = ['One', 'Two', 'Three'].map(contentsWith)
    if (!before || !after || !since) throw new Error('There are three.')
    const tags = effectsOf({ before: find(before, 'new'), after: find(after, 'new') }, since, now)
    expect(tags.filter((tag) => tag.startsWith('list:'))).toEqual([])
  })

  test('with another date moves it in its lists', () =>
    expect(effects('new', { ...fields, publicationDate: '2025-01-01' }, fields)).toContain('list:/articles'))

  test('with another topic changes both', () =>
    expect(effects('new', fields, { ...fields, tags: ['Self-Management'] })).toEqual(
      expect.arrayContaining([
        'list:/articles/topics/quality-and-risk',
        'list:/articles/topics/self-management',
      ]),
    ))

  test('under another address changes both paths', () =>
    expect(effects('new', fields, { ...fields, canonicalUrl: 'moved' })).toEqual(
      expect.arrayContaining(['path:/articles/new', 'path:/articles/moved']),
    ))

  test('whose date is ahead changes the same pages: they have to be rendered again at that date', () =>
    expect(effects('new', undefined, { ...fields, publicationDate: '2027-01-01' })).toEqual(
      effects('new', undefined, fields),
    ))

  test('as featured changes the list', () =>
    expect(effects('new', fields, { ...fields, featured: true })).toContain('list:/articles'))

  test('with the same tags leaves the articles that it is related to to its own tag', () =>
    expect(effects('new', fields, { ...fields, title: 'Other words' })).toEqual([
      'path:/articles/new',
      'path:/articles/new',
    ]))
})

test('a redirect changes the path that it starts from', () => {
  const contents = contentsOf([wireEntry('redirect', 'r', { from: '/old', to: '/new' })])
  expect(effectsOf({ before: undefined, after: find(contents, 'r') }, contents, now)).toContain('path:/old')
})

test('a redirect whose start has another spelling changes the same page', () => {
  const contents = contentsOf([wireEntry('redirect', 'r', { from: '/Fall%20Meeting/', to: '/new' })])
  expect(effectsOf({ before: undefined, after: find(contents, 'r') }, contents, now)).toContain(
    'path:/Fall Meeting',
  )
})

test('ten thousand articles with popular tags cost a publish no more than a few thousand comparisons each', () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    article(`many-${at}`, {
      tags: ['Quality and Risk', `tag ${at % 40}`],
      publicationDate: day(1 + (at % 28)),
    }),
  )
  const contents = contentsOf([
    ...many,
    article('new', { tags: ['Quality and Risk'], publicationDate: '2026-02-01' }),
  ])
  const related = articlesThatShow(find(contents, 'new') as Item<'basicArticle'>, contents, now)
  expect(related).toEqual([])
})

describe('related articles', () => {
  const contents = contentsOf([
    article('this', { tags: ['A', 'B', 'C'] }),
    article('two', { tags: ['a', 'B'], publicationDate: day(1) }),
    article('one new', { tags: ['C'], publicationDate: day(3) }),
    article('one old', { tags: ['A'], publicationDate: day(2) }),
    article('one older', { tags: ['A'], publicationDate: day(1) }),
    article('none', { tags: ['D'] }),
    article('tomorrow', { tags: ['A', 'B', 'C'], publicationDate: '2026-11-23' }),
  ])
  const articleOf = (id: string) => find(contents, id) as Item<'basicArticle'>

  test('share most tags, then are the newest, and never the article itself', () => {
    // A page holds a copy of its item (`page/entry/entry-view.tsx`).
    for (const item of [articleOf('this'), { ...articleOf('this') }])
      expect(relatedArticles(item, contents, now).map(({ id }) => id)).toEqual(['two', 'one new', 'one old'])
  })

  test('do not exist for an article that shares no tag', () =>
    expect(relatedArticles(articleOf('none'), contents, now)).toEqual([]))

  test.each(['two', 'one new', 'one old', 'one older', 'none'])('know the pages that show them: %s', (id) => {
    const all = contents.of('basicArticle').filter((item) => item.id !== 'tomorrow')
    const showing = all.filter((page) =>
      relatedArticles(page, contents, now).some((other) => other.id === id),
    )
    const found = articlesThatShow({ ...articleOf(id) }, contents, now).filter(
      (item) => item.id !== 'tomorrow',
    )
    expect(found.map((item) => item.id).toSorted()).toEqual(showing.map((item) => item.id).toSorted())
  })
})

test('an edition of an event changes the pages at and below its path', () => {
  const page = (id: string, path: string) => wireEntry('page', id, { title: id, path })
  const pages = [
    page('home', '/conference'),
    page('sponsors', '/conference/sponsors'),
    page('other', '/conferences'),
  ]
  const edition = wireEntry('eventEdition', 'edition', {
    ...{ internalName: 'x', key: 'x', kind: 'conference', name: 'x', path: '/conference' },
    ...{ startDate: '2026-04-17', endDate: '2026-04-19' },
  })
  const contents = contentsOf([...pages, edition])
  expect(
    effectsOf({ before: undefined, after: find(contents, 'edition') }, contents, now).toSorted(),
  ).toEqual(['path:/conference', 'path:/conference/sponsors'])
})

test('an article of a journal edition changes the page of the journal, before and after it is moved', () => {
  const edition = (id: string, journal: string) =>
    wireEntry('journalEditions', id, { internalName: id, journal, editionDate: '2026-05-01' })
  const journal = (slug: string, name: string) =>
    wireEntry('product', slug, { internalName: slug, productType: 'Journal', slug, journal: name })
  const shared = [
    edition('may', 'Fast Practice'),
    edition('june', 'Medical Practice Management'),
    journal('fast', 'Fast Practice'),
    journal('medical', 'Medical Practice Management'),
  ]
  const [before, after] = ['may', 'june'].map((id) =>
    contentsOf([...shared, article('night', { edition: linkTo(id) })]),
  )
  if (!before || !after) throw new Error('There are two.')
  const tags = effectsOf({ before: find(before, 'night'), after: find(after, 'night') }, after, now)
  expect(tags.filter((tag) => tag.includes('subscriptions')).toSorted()).toEqual([
    'path:/publications/subscriptions/fast',
    'path:/publications/subscriptions/medical',
  ])
})
