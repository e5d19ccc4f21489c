import type { Entry } from '@association/content'
import { articles } from '@association/content/lists/definitions/articles.ts'
import { courses } from '@association/content/lists/definitions/courses.ts'
import { expect, test } from 'vitest'
import { article, contentsOf, wireEntry } from '../../content/places/testing/contents.ts'
import { trailToEntry, trailToList, trailToTopics } from './trail.ts'

const contents = contentsOf([
  article('topical', { tags: ['Leadership', 'Quality and Risk'] }),
  article('plain'),
  wireEntry('page', 'about', { title: 'About', path: '/about' }),
  wireEntry('product', 'course', { internalName: 'Finance', productType: 'Course', slug: 'finance' }),
  wireEntry('product', 'kit', { internalName: 'Kit', productType: 'resource kit', slug: 'kit' }),
])
type EntryKey = readonly [type: 'basicArticle' | 'page' | 'product', id: string]
const entryOf = ([type, id]: EntryKey): Entry => {
  const item = contents.of(type).find((each) => each.id === id)
  if (!item) throw new Error(`There is no ${type} ${id}.`)
  return item.entry
}
const own = { name: 'Itself', path: '/itself' }
const namesTo = (about: EntryKey) =>
  trailToEntry(entryOf(about), own).map(({ name, path }) => `${name} ${path}`)

test.each([
  [
    ['basicArticle', 'topical'],
    ['Articles /articles', 'Quality and Risk /articles/topics/quality-and-risk', 'Itself /itself'],
  ],
  [
    ['basicArticle', 'plain'],
    ['Articles /articles', 'Itself /itself'],
  ],
  [['page', 'about'], ['Itself /itself']],
  [
    ['product', 'course'],
    ['Courses /education/courses', 'Itself /itself'],
  ],
  [['product', 'kit'], ['Itself /itself']],
] as const)('the way to %j leads through the list that shows it', (about, names) =>
  expect(namesTo(about)).toEqual(names),
)

test('the way to a filter leads through its list', () => {
  const [filter] = courses.filters?.options ?? []
  expect(trailToList({ list: courses, filter } as never)).toEqual([
    { name: 'Courses', path: '/education/courses' },
    { name: 'CPE Core courses', path: '/education/courses/cpe-core' },
  ])
})

test('the way to the overview of topics leads through the articles', () =>
  expect(trailToTopics('Topics')).toEqual([
    { name: articles.title, path: '/articles' },
    { name: 'Topics', path: '/articles/topics' },
  ]))
