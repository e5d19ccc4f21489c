import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import type { Feed, FeedItem } from '../feed.ts'
import { channel, hostileTitles, item } from '../testing/feeds.ts'
import { feedBytes } from './feed-bytes.ts'
import { feedText } from './feed-text.ts'

const textOf = (format: 'rss' | 'atom' | 'json', items: readonly FeedItem[], change: Partial<Feed> = {}) =>
  [...feedText(format, { ...channel, ...change, items })].join('')

function textsOf(name: string, xml: string): string[] {
  const parser = new SaxesParser({ xmlns: true })
  const found: string[] = []
  let open: string | undefined
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    if (tag.name === name) open = ''
  })
  const more = (text: string) => {
    if (open !== undefined) open += text
  }
  parser.on('text', more)
  parser.on('cdata', more)
  parser.on('closetag', (tag) => {
    if (tag.name !== name || open === undefined) return
    found.push(open)
    open = undefined
  })
  parser.write(xml).close()
  return found
}

describe.each(['rss', 'atom'] as const)('%s', (format) => {
  test.each(hostileTitles)('stays well-formed with %s', (_, title, read) => {
    const hostile = item({
      title,
      summary: title,
      content: `<p>${title}</p>]]>`,
      tags: [title],
      author: title,
    })
    expect(textsOf('title', textOf(format, [hostile]))).toEqual([channel.title, read])
  })

  test('holds HTML as it was written', () => {
    const content = '<p>A &amp; B &lt; C ]]> <img src="a?b&c"></p>'
    const name = format === 'rss' ? 'content:encoded' : 'content'
    expect(textsOf(name, textOf(format, [item({ content })]))).toEqual([content])
  })
})

test('a description is escaped plain text, which readers show verbatim', () => {
  const [, description] = textsOf('description', textOf('rss', [item({ summary: 'Q&A <b>' })]))
  expect(description).toBe('Q&amp;A &lt;b&gt;')
})

test('RSS says all there is of an item', () => {
  const all = item({
    id: 'https://example.org/a',
    url: 'https://example.org/a',
    author: 'Maren Okafor',
    tags: ['Time', 'Teams & more'],
    summary: 'Short.',
    image: { url: 'https://images.example.org/a.png?x=1&y=2', bytes: 1234, type: 'image/png' },
  })
  expect(textOf('rss', [all])).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="utf-8"?>
    <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel>
    <title>Articles</title>
    <link>https://example.org/articles</link>
    <description>All of them.</description>
    <language>en-US</language>
    <lastBuildDate>Wed, 04 Nov 2026 09:30:00 GMT</lastBuildDate>
    <atom:link href="https://example.org/articles.rss" rel="self" type="application/rss+xml"/>
    <item>
    <title>One</title>
    <link>https://example.org/a</link>
    <guid isPermaLink="true">https://example.org/a</guid>
    <pubDate>Tue, 03 Nov 2026 12:00:00 GMT</pubDate>
    <dc:creator>Maren Okafor</dc:creator>
    <category>Time</category>
    <category>Teams &amp; more</category>
    <description>Short.</description>
    <enclosure url="https://images.example.org/a.png?x=1&amp;y=2" length="1234" type="image/png"/>
    </item>
    </channel>
    </rss>
    "
  `)
})

test('Atom says when an item changed', () => {
  const xml = textOf('atom', [item({})])
  expect(textsOf('updated', xml)).toEqual(['2026-11-04T09:30:00.000Z', '2026-11-04T09:30:00.000Z'])
  expect(textsOf('published', xml)).toEqual(['2026-11-03T12:00:00.000Z'])
})

test('JSON Feed is one JSON text, however many items', () => {
  const image = { url: 'https://images.example.org/a.png', bytes: 9, type: 'image/png' }
  for (const items of [[], [item({})], [item({}), item({ id: 'two', image })]]) {
    const feed = JSON.parse(textOf('json', items))
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', feed_url: channel.self })
    expect(feed.items.map(({ id }: FeedItem) => id)).toEqual(items.map(({ id }) => id))
  }
  expect(JSON.parse(textOf('json', [item({ image })])).items[0].attachments).toEqual([
    { url: image.url, mime_type: 'image/png', size_in_bytes: 9 },
  ])
})

test('yields bytes in pieces of about 256 KiB, equal on each run', () => {
  const items = Array.from({ length: 300 }, (_, at) => item({ id: `${at}`, content: '“é😀”'.repeat(400) }))
  const long = item({ id: 'long', content: '“x”'.repeat(200_000) })
  const pieces = () =>
    Array.from(feedBytes('rss', { ...channel, items: [...items, long, ...items] }), (piece) =>
      Buffer.from(piece),
    )
  const sizes = pieces().map(({ length }) => length)
  expect(Buffer.concat(pieces()).toString()).toBe(textOf('rss', [...items, long, ...items]))
  expect(sizes.filter((size) => size > 256 * 1024)).toHaveLength(1)
  expect(sizes.length).toBeLessThan(15)
})

test('bytes of a lone surrogate are those of U+FFFD', () => {
  const bytes = Buffer.concat([...feedBytes('rss', { ...channel, items: [item({ id: 'a\uD800b' })] })])
  expect(bytes.toString()).toMatch('>a\uFFFDb</guid>')
})

test('a feed without items is still one', () => {
  expect(textsOf('title', textOf('rss', [], { updated: undefined }))).toEqual([channel.title])
  expect(textsOf('updated', textOf('atom', [], { updated: undefined }))).toEqual(['1970-01-01T00:00:00.000Z'])
})
