import { describe, expect, test } from 'vitest'
import { checkFeed } from '../check/check-feed.ts'
import { feedText } from '../formats/feed-text.ts'
import { formatNames } from '../formats/index.ts'
import { article, listed, site } from '../testing/entries.ts'
import { feedSet, itemsOf } from './feed-set.ts'
import { topicSlug } from './topics.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

const articles = [
  article('old', { publicationDate: '2026-01-01', tags: ['Teams'] }, { updatedAt: '2026-11-20T00:00:00Z' }),
  article('b', { tags: ['Teams', 'Self-Management'] }),
  article('a', { tags: ['TEAMS', 'teams'] }),
  article('a', { title: 'Of the events' }, { space: 'events' }),
  article('undated', { publicationDate: undefined }),
]
const { items, leftOut } = itemsOf(articles, site, now)
const set = feedSet('articles', items, site)
const namesIn = (name: string) =>
  set.find((feed) => feed.name === name)?.items.map(({ id }) => id.split(':')[2])

describe('the set of articles', () => {
  test('is all of them, newest first, and one feed of each topic', () => {
    expect(set.map(({ name }) => name)).toEqual(['articles', 'topic-self-management', 'topic-teams'])
    expect(namesIn('articles')).toEqual(['association/a', 'association/b', 'events/a', 'association/old'])
    expect(namesIn('topic-self-management')).toEqual(['association/b'])
  })

  test('takes spellings of a tag for one topic, and an article once', () => {
    expect(namesIn('topic-teams')).toEqual(['association/a', 'association/b', 'association/old'])
    expect(set.find(({ name }) => name === 'topic-teams')).toMatchObject({
      title: 'The association – Articles: teams',
      home: 'https://leaders.example/articles/topics/teams',
    })
  })

  test('is as new as the newest change in it', () => {
    expect(set.map(({ updated = 0 }) => new Date(updated).toISOString().slice(0, 10))).toEqual([
      '2026-11-20',
      '2026-11-04',
      '2026-11-20',
    ])
  })

  test('does not depend on the order in which entries come', () => {
    expect(feedSet('articles', itemsOf(articles.toReversed(), site, now).items, site)).toEqual(set)
  })

  test('lists the articles that it leaves out', () => {
    expect(leftOut).toEqual([{ space: 'association', id: 'undated', lacks: 'date' }])
  })

  test.each(formatNames)('passes the rules of %s', async (format) => {
    for (const feed of set) {
      const self = `https://leaders.example/feeds/${feed.name}`
      expect(await checkFeed(format, feedText(format, { ...feed, self }))).toEqual({
        isFeed: true,
        items: feed.items.length,
        problems: [],
      })
    }
  })
})

test('other sources make one feed, even where they are empty', () => {
  const jobs = itemsOf(
    [listed('jobPosting', { jobTitle: 'x', jobId: 'x', postedDate: '2026-01-01' })],
    site,
    now,
  )
  expect(feedSet('jobs', jobs.items, site)).toMatchObject([{ name: 'jobs', items: [{ title: 'x' }] }])
  const [none] = feedSet('webinars', [], site)
  expect(none).not.toHaveProperty('updated')
})

test.each([
  ['Operations and Policy', 'operations-and-policy'],
  ['Self-Management', 'self-management'],
  ['Quality & Risk', /^quality-risk_[0-9a-f]{8}$/],
  ['Führung', /^fuhrung_[0-9a-f]{8}$/],
  ['../../etc', /^etc_[0-9a-f]{8}$/],
  ['医学', /^_[0-9a-f]{8}$/],
  ['x'.repeat(200), /^x{111}_[0-9a-f]{8}$/],
])('the topic “%s” is %s in addresses and names of files', (tag, slug) => {
  expect(topicSlug(tag)).toMatch(slug instanceof RegExp ? slug : new RegExp(`^${slug}$`))
})

test.each([
  ['C++', 'C#', 'C'],
  ['É', 'E', 'È'],
  ['A/B', 'A B', 'A & B'],
  [`${'x'.repeat(200)}1`, `${'x'.repeat(200)}2`, 'x'.repeat(120)],
])('the tags %s, %s and %s have a feed each', (...tags) => {
  const tagged = tags.map((tag, at) => article(`article-${at}`, { tags: [tag] }))
  const feeds = feedSet('articles', itemsOf(tagged, site, now).items, site)
  expect(feeds.slice(1).map(({ items: each }) => each.length)).toEqual([1, 1, 1])
})

test('a tag is the same topic in each Unicode form of its accents', () => {
  expect(topicSlug('Fu\u0308hrung')).toBe(topicSlug('F\u00fchrung'))
})
