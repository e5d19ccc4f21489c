import { describe, expect, test } from 'vitest'
import type { FeedItem } from '../feed.ts'
import { feedText } from '../formats/feed-text.ts'
import { type Format, formatNames } from '../formats/index.ts'
import { channel, hostileTitles, item } from '../testing/feeds.ts'
import { checkFeed } from './check-feed.ts'

const image = { url: 'https://images.example.org/a.png?x=1&y=2', bytes: 12, type: 'image/png' }
const items: FeedItem[] = [
  ...hostileTitles.map(([, title], at) =>
    item({
      id: `tag:example.org,2026:${at}`,
      title,
      summary: title,
      content: `<p>${title}</p>`,
      tags: ['Time'],
    }),
  ),
  item({ image, author: 'Maren' }),
]
const textOf = (format: Format, all: readonly FeedItem[] = items) =>
  [...feedText(format, { ...channel, items: all })].join('')

const pieces = (text: string, size: number) =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size))

describe.each(formatNames)('%s', (format) => {
  test('our own feeds pass, with every item counted', async () => {
    expect(await checkFeed(format, [textOf(format)])).toEqual({ isFeed: true, items: 10, problems: [] })
    expect(await checkFeed(format, [textOf(format, [])])).toEqual({ isFeed: true, items: 0, problems: [] })
  })

  test('a feed passes in pieces of any size', async () => {
    const plain = textOf(format, [item({ image, content: '<p>a ]]> & b</p>', title: 'A & B < C' })])
    for (const size of [1, 2, 7])
      expect(await checkFeed(format, pieces(plain, size))).toEqual({ isFeed: true, items: 1, problems: [] })
  })

  test('accepts bytes that are split within a character, and refuses other encodings', async () => {
    const bytes = Buffer.from(textOf(format, [item({ title: '“é😀”' })]))
    const one = Array.from(bytes, (byte) => Uint8Array.of(byte))
    expect(await checkFeed(format, one)).toEqual({ isFeed: true, items: 1, problems: [] })
    const latin = Buffer.from(textOf(format, [item({ title: 'é' })]), 'latin1')
    expect(await checkFeed(format, [latin])).toMatchObject({ isFeed: false })
  })

  test('refuses a feed that is truncated anywhere', async () => {
    const text = textOf(format).trimEnd()
    for (let length = 0; length < text.length; length += 97)
      expect(await checkFeed(format, [text.slice(0, length)])).toMatchObject({ isFeed: false })
  })

  test('an id that is used twice, an empty title and a wrong address are problems', async () => {
    const wrong = [item({ url: '/articles/one' }), item({ title: ' \u2028' })]
    const { isFeed, problems } = await checkFeed(format, [textOf(format, wrong)])
    expect(isFeed).toBe(true)
    expect(problems.join(' ')).toMatch(/used twice/)
    expect(problems.join(' ')).toMatch(/no title/)
    expect(problems.join(' ')).toMatch(/absolute URL/)
  })

  test('an attachment without a length is a problem', async () => {
    const { problems } = await checkFeed(format, [textOf(format, [item({ image: { ...image, bytes: 0 } })])])
    expect(problems).toHaveLength(1)
  })

  test('something else is no feed', async () => {
    for (const text of ['', 'Hello', '<html><body>Hi</body></html>', '{"a":1}', '[]', 'null'])
      expect(await checkFeed(format, [text])).toMatchObject({ isFeed: false })
  })
})

describe('RSS', () => {
  const change = (from: string | RegExp, to: string) =>
    checkFeed('rss', [textOf('rss', [item({ image })]).replace(from, to)])

  test.each([
    ['a date of another kind', /<pubDate>[^<]*/, '<pubDate>2026-11-03', 'pubDate'],
    ['a guid that is taken for an address', ' isPermaLink="false"', '', 'isPermaLink'],
    ['no address of its own', / rel="self"/, ' rel="next"', 'rel="self"'],
    ['no type', ' type="image/png"', '', 'type'],
    ['another version', 'version="2.0"', 'version="0.91"', 'RSS 2.0'],
    ['an empty description', 'All of them.', '', 'description'],
  ])('with %s has a problem', async (...[, from, to, said]) => {
    const { isFeed, problems } = await change(from, to)
    expect(isFeed).toBe(true)
    expect(problems).toEqual([expect.stringContaining(said)])
  })

  test.each([
    ['a reference that XML does not know', '<title>One', '<title>One&nbsp;'],
    ['a bare ampersand', '<title>One', '<title>One & two'],
    ['a reference to a control character', '<title>One', '<title>One&#8;'],
    ['a control character', '<title>One', '<title>One\u0008'],
    ['tags that cross', '</item>', '</channel>'],
    ['an attribute that is said twice', 'version="2.0"', 'version="2.0" version="2.0"'],
    ['an attribute without quotes', 'version="2.0"', 'version=2.0'],
    ['a second root', /$/, '<rss/>'],
    ['words behind its end', /$/, 'The end.'],
    ['a document type', '<rss', '<!DOCTYPE rss [<!ENTITY a "b">]><rss'],
  ])('with %s is not well-formed', async (_, from, to) => {
    expect(await change(from, to)).toMatchObject({ isFeed: false, problems: [expect.any(String)] })
  })
})

test('reports at most 20 problems', async () => {
  const wrong = Array.from({ length: 100 }, () => item({ title: '' }))
  expect((await checkFeed('atom', [textOf('atom', wrong)])).problems).toHaveLength(20)
})
