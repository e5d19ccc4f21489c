import { createHash } from 'node:crypto'
import { closeSync, createReadStream, openSync, writeSync } from 'node:fs'
import type { Channel } from '@association/feeds'
import { peakMemory } from '../measuring/peak-memory.ts'
import { items } from './items.ts'

const channel: Channel = {
  id: 'tag:example.org,2026:feeds/articles',
  title: 'Articles',
  description: 'All of them.',
  home: 'https://example.org/articles',
  self: 'https://example.org/articles.rss',
  language: 'en-US',
  author: 'The association',
  updated: Date.UTC(2026, 10, 20),
}

/** Each library as documented. RSS is written in pieces if the library supports it. */
const libraries = {
  async ours() {
    const { feedBytes } = await import('@association/feeds/formats/feed-bytes.ts')
    return (count: number) => feedBytes('rss', { ...channel, items: items(count) })
  },
  async feed() {
    const { Feed } = await import('feed')
    return (count: number) => {
      const { id, title, description, home, language, author } = channel
      const feed = new Feed({
        id,
        title,
        description,
        link: home,
        language,
        author: { name: author },
        copyright: '',
      })
      for (const { url, published, updated, summary, tags = [], ...item } of items(count))
        feed.addItem({
          id: item.id,
          title: item.title,
          link: url,
          date: new Date(updated),
          published: new Date(published),
          description: summary,
          content: item.content,
          author: [{ name: item.author }],
          category: tags.map((name) => ({ name })),
        })
      return [feed.rss2()]
    }
  },
}
export type Library = keyof typeof libraries

/** One write takes at most 2 GiB, and less on a slow disk, so a large text needs several. */
function writeWhole(file: number, piece: string | Buffer) {
  const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at)
}

const [library = '', count = '', path = ''] = process.argv.slice(2)
const build = await libraries[library as Library]()
const startedAt = performance.now()
const file = openSync(path, 'w')
for (const piece of build(Number(count))) writeWhole(file, piece)
closeSync(file)
const ms = performance.now() - startedAt
const peakBytes = peakMemory()

const hash = createHash('sha256')
let bytes = 0
for await (const piece of createReadStream(path)) {
  bytes += piece.length
  hash.update(piece)
}
process.stdout.write(JSON.stringify({ ms, peakBytes, bytes, hash: hash.digest('hex') }))
