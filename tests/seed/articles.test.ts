import { basename } from 'node:path'
import { acceptedIds } from '@association/content/content-type'
import { contentTypes } from '@association/content/content-types'
import type { RichText } from '@association/content/define/field.ts'
import { plainText } from '@association/content/rich-text/plain-text.ts'
import { topics } from '@association/content/types/basic-article/topics.ts'
import { expect, test } from 'vitest'
import { contentOf } from '../../cli/seed/wish/check-wishes.ts'
import { gather } from '../../cli/seed/wish/gather.ts'
import { linksIn } from '../../cli/seed/wish/links.ts'
import { readSeed } from '../../cli/seed/wish/read-seed.ts'

const dayOfSeeding = '2026-11-22'
const { spaces } = await gather()
const { wished } = await readSeed(dayOfSeeding)
const entries = wished
  .filter(({ space }) => space === 'association')
  .flatMap((wish) => [...contentOf(wish).entries.values()])
const typeOf = new Map(entries.map(({ id, type }) => [id, type?.id]))

const articles = entries
  .filter(({ id, type }) => type?.id === 'basicArticle' && id.startsWith('article-'))
  .map(({ id, values }) => {
    const body = values.body as RichText | undefined
    return {
      id,
      title: String(values.title),
      summary: values.summary as string | undefined,
      date: String(values.publicationDate),
      tags: (values.tags ?? []) as string[],
      authors: linksIn(values.authors).entries,
      doi: values.doiSuffix as string | undefined,
      values,
      embedded: linksIn(body).entries.map((embedded) => typeOf.get(embedded)),
      links: JSON.stringify(body ?? null),
      headings: body?.content.filter(({ nodeType }) => nodeType === 'heading-2').length ?? 0,
      words: plainText(body).split(' '),
    }
  })
type Article = (typeof articles)[number]

const idsOf = (found: readonly Article[]) => found.map(({ id }) => id)
const where = (test: (article: Article) => boolean) => idsOf(articles.filter(test))

test('there are at least 120 articles by at least 25 authors', () => {
  expect(articles.length).toBeGreaterThanOrEqual(120)
  expect(new Set(articles.flatMap(({ authors }) => authors)).size).toBeGreaterThanOrEqual(25)
  expect(where(({ authors }) => authors.length === 0)).toEqual([])
})

test('the primary tag of an article is its topic, and each of the five topics has articles (LI-010)', () => {
  const names = topics.map(({ name }) => name)
  const primary = new Set(articles.map(({ tags: [first] }) => first))
  expect([...primary].toSorted()).toEqual(names.toSorted())
})

test('in the list of articles, no picture follows itself', () => {
  const inOrder = articles.toSorted((a, b) => b.date.localeCompare(a.date))
  const pictures = inOrder.map(({ values }) => linksIn(values.bannerImage).assets[0])
  const repeats = inOrder.filter((_, index) => pictures[index] && pictures[index] === pictures[index + 1])
  expect(idsOf(repeats)).toEqual([])
})

test('every article shares a tag besides its topic with another one, so that it has related articles', () => {
  const sharing = (article: Article) =>
    articles.some(
      (other) => other !== article && other.tags.slice(1).some((tag) => article.tags.includes(tag)),
    )
  expect(where((article) => !sharing(article))).toEqual([])
})

test('tags are spelled alike everywhere: of those besides the topic, one article has its own', () => {
  const tags = articles.flatMap((article) => article.tags.slice(1))
  const alone = tags.filter((tag) => tags.indexOf(tag) === tags.lastIndexOf(tag))
  expect(alone).toEqual(['Sleep'])
})

test('an article has the name of its file as the last part of its address, and in its id', () => {
  const written = spaces
    .flatMap((space) => space.entries)
    .filter(({ file }) => /articles\/.*\.md$/.test(file))
  expect(written.length).toBe(articles.length)
  for (const { file, id, fields } of written) {
    expect(id).toBe(`article-${basename(file, '.md')}`)
    expect(fields.canonicalUrl).toBe(basename(file, '.md'))
  }
})

/** How many types of blocks a text could hold when the article was written. One that is added later need not be in it. */
const embeddable = 16

test('one article embeds every block that a text can hold', () => {
  const types = new Set<string | undefined>(acceptedIds({ slot: 'embed' }, contentTypes))
  const kindsIn = (embedded: Article['embedded']) => new Set(embedded.filter((type) => types.has(type))).size
  expect(types.size).toBeGreaterThanOrEqual(embeddable)
  expect(where(({ embedded }) => kindsIn(embedded) >= embeddable)).toEqual([
    'article-your-first-year-as-a-member',
  ])
})

test('at least ten articles embed a block', () => {
  expect(where(({ embedded }) => embedded.length > 0).length).toBeGreaterThanOrEqual(10)
})

test('one article has exactly three sentences', () => {
  const sentencesIn = (words: readonly string[]) => words.filter((word) => /[.?!][”’"]?$/.test(word)).length
  const [shortest] = articles.toSorted((one, other) => one.words.length - other.words.length)
  expect(shortest?.id).toBe('article-the-shortest-performance-review')
  // The question inside the first sentence ends it.
  expect(sentencesIn(shortest?.words ?? [])).toBe(3)
})

test('one title has 180 characters', () => {
  expect(where(({ title }) => title.length === 180)).toEqual(['article-everything-we-said-in-one-year'])
})

test('one article has a word that fits no telephone, and a link to a mail address', () => {
  expect(
    where(({ words, links }) => words.some((word) => /^\p{L}{80}/u.test(word)) && links.includes('"mailto:')),
  ).toEqual(['article-a-word-that-does-not-fit-the-badge'])
})

test('one article has neither a banner image nor a summary', () => {
  expect(where(({ summary, values }) => !summary && !values.bannerImage)).toEqual([
    'article-notes-from-a-leave',
  ])
})

test('the page of each topic begins with an article that has a banner image', () => {
  const inOrder = articles.toSorted((a, b) => b.date.localeCompare(a.date))
  const first = topics.map(({ name }) => {
    const inTopic = inOrder.filter(({ tags }) => tags.includes(name))
    return inTopic.find(({ values }) => values.featured) ?? inTopic[0]
  })
  expect(first.filter((article) => !article?.values.bannerImage)).toEqual([])
})

test('articles are short and long, and the long ones have headings for a table of contents', () => {
  const long = articles.filter(({ words }) => words.length >= 1200)
  expect(long.length).toBeGreaterThanOrEqual(6)
  expect(idsOf(long.filter(({ headings }) => headings < 3))).toEqual([])
  expect(where(({ words }) => words.length < 300).length).toBeGreaterThanOrEqual(10)
})

test('a third of the articles has a DOI, and no two have the same one', () => {
  const dois = articles.flatMap(({ doi }) => doi ?? [])
  expect(dois.length).toBeGreaterThanOrEqual(articles.length / 3)
  expect(new Set(dois).size).toBe(dois.length)
})

test('the articles of 30 months become more frequent towards the day of seeding, and one lies ahead', () => {
  const daysAgo = ({ date }: Article) => (Date.parse(dayOfSeeding) - Date.parse(date)) / 86_400_000
  expect(where((article) => daysAgo(article) < 0)).toEqual(['article-a-plan-for-the-second-week-of-january'])
  expect(where((article) => daysAgo(article) > 915)).toEqual([])
  expect(where((article) => daysAgo(article) <= 365).length).toBeGreaterThan(articles.length / 2)
})

test('each column of a table in an article has a heading', () => {
  const tables = articles.flatMap(({ id, values }) =>
    ((values.body as RichText | undefined)?.content ?? [])
      .filter(({ nodeType }) => nodeType === 'table')
      .map((table) => ({ id, row: table.content[0] as unknown as RichText })),
  )
  const isHeaded = ({ row }: (typeof tables)[number]) =>
    row.content.every((cell) => (cell.nodeType as string) === 'table-header-cell' && plainText(cell as never))
  expect(tables.length).toBeGreaterThan(10)
  expect(tables.filter((table) => !isHeaded(table)).map(({ id }) => id)).toEqual([])
})
