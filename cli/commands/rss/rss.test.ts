import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Space } from '@association/content'
import { checkFeed, sourceNames } from '@association/feeds'
import { feedConfig } from '@association/services/config'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recorder, type Spaces, startSpaces } from '../../testing/space.ts'
import { type RssOptions, run } from './run.ts'

let spaces: Spaces
let out = ''
beforeAll(async () => {
  spaces = await startSpaces()
  await write('association', 'a', 'basicArticle', article('a', '2026-11-03', ['Teams', 'Time']))
  await write('association', 'b', 'basicArticle', article('b', '2026-10-03', ['Teams']))
  await write('events', 'c', 'basicArticle', article('c', '2026-10-20', []))
  await write('association', 'r', 'pressRelease', { title: 'News', slug: 'news', releaseDate: '2026-10-14' })
  await write('association', 'j', 'jobPosting', {
    jobTitle: 'Chief',
    jobId: '2026-1',
    postedDate: '2026-10-01',
  })
  await write('events', 'w', 'product', { internalName: 'Talk', productType: 'Webinar', slug: 'talk' })
  await write('events', 'k', 'product', { internalName: 'Book', productType: 'Book', slug: 'book' })
  await write('events', 'n', 'product', { internalName: 'Nowhere', productType: 'Webinar' })
})
afterAll(() => spaces.close())
beforeEach(() => {
  out = join(mkdtempSync(join(tmpdir(), 'rss-')), 'feeds')
})

const article = (id: string, publicationDate: string, tags: string[]) => ({
  ...{ title: `Article ${id}`, canonicalUrl: id, publicationDate, tags },
})

async function write(...[space, entryId, contentTypeId, values]: [Space, string, string, object]) {
  const client = spaces.clients[space]
  const fields = Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { 'en-US': value }]))
  const saved = await client.entry.createWithId({ contentTypeId, entryId }, { fields })
  await client.entry.publish({ entryId }, saved)
}

async function rss(options: Partial<RssOptions> = {}, environment: Record<string, string> = {}) {
  const { io, said } = recorder()
  const config = feedConfig({ ...spaces.environment, ...environment })
  const code = await run({ config, out, patienceMs: 0, ...options }, io)
  return { code, ...said }
}

const titlesIn = (file: string) =>
  JSON.parse(readFileSync(join(out, file), 'utf8')).items.map(({ title }: { title: string }) => title)

/** Lists may have further feeds. */
const feedsOfAll = [
  ...new Set(['articles', 'jobs', 'press-releases', 'topic-teams', 'topic-time', 'webinars', ...sourceNames]),
].toSorted()
const files = 3 * feedsOfAll.length

describe('the feeds', () => {
  test('are made of both spaces, in every format, and keep its rules', async () => {
    const { code, out: told } = await rss()
    expect(code).toBe(0)
    expect(readdirSync(out).filter((file) => file.endsWith('.rss'))).toEqual(
      feedsOfAll.map((name) => `${name}.rss`),
    )
    for (const file of readdirSync(out)) {
      const format = file.endsWith('.rss') ? 'rss' : file.endsWith('.atom') ? 'atom' : 'json'
      expect(await checkFeed(format, [readFileSync(join(out, file))])).toMatchObject({
        isFeed: true,
        problems: [],
      })
    }
    expect(titlesIn('articles.json')).toEqual(['Article a', 'Article c', 'Article b'])
    expect(titlesIn('topic-teams.json')).toEqual(['Article a', 'Article b'])
    expect(titlesIn('webinars.json')).toEqual(['Talk'])
    expect(told).toMatch(/^articles\.rss +3 items {2}new$/m)
    expect(told).toContain('Left out of webinars: 1 without an address, such as events/n.\n')
    expect(told).toContain(
      `${files} files (RSS 2.0, Atom 1.0, JSON Feed 1.1): ${files} written, 0 unchanged.\n`,
    )
  })

  test('are not touched when nothing changed', async () => {
    await rss()
    const times = () => readdirSync(out).map((file) => statSync(join(out, file)).mtimeMs)
    const before = times()
    const { out: told } = await rss()
    expect(told).toContain(`0 written, ${files} unchanged.`)
    expect(times()).toEqual(before)
  })

  test('can be chosen, by name, format, space and number', async () => {
    await rss({ feeds: ['topics', 'jobs'], as: ['atom'] })
    expect(readdirSync(out)).toEqual(['jobs.atom', 'topic-teams.atom', 'topic-time.atom'])
    await rss({ feeds: ['articles'], as: ['json'], space: 'association', limit: 1 })
    expect(titlesIn('articles.json')).toEqual(['Article a'])
    await rss({ feeds: ['topic-time'], as: ['rss'], base: 'https://feeds.example/' })
    expect(readFileSync(join(out, 'topic-time.rss'), 'utf8')).toContain(
      'href="https://feeds.example/topic-time.rss"',
    )
  })

  test('are also reported as JSON', async () => {
    const { out: told } = await rss({ feeds: ['jobs'], as: ['rss'], format: 'json', dryRun: true })
    expect(JSON.parse(told)).toEqual({
      dryRun: true,
      feeds: [{ feed: 'jobs', as: 'rss', file: 'jobs.rss', items: 1, outcome: 'new' }],
      leftOut: [],
    })
    expect(() => readdirSync(out)).toThrow('ENOENT')
  })

  test('that would replace a file which is no feed are refused with 2; the others are written', async () => {
    await rss({ feeds: ['jobs'] })
    writeFileSync(join(out, 'jobs.atom'), 'My notes.')
    writeFileSync(
      join(out, 'jobs.json'),
      readFileSync(join(out, 'jobs.json'), 'utf8').replace('Chief', 'Chef'),
    )
    const { code, out: told } = await rss({ feeds: ['jobs'] })
    expect([code, readFileSync(join(out, 'jobs.atom'), 'utf8')]).toEqual([2, 'My notes.'])
    expect(told).toMatch(/jobs\.atom +1 item {3}refused: what stands there is no feed/)
    expect(titlesIn('jobs.json')).toEqual(['Chief'])
  })
})

describe('a failure is one sentence, and nothing is written:', () => {
  test.each([
    ['an unknown feed', { feeds: ['news'] }, {}, 'There is no feed “news”', 'USAGE'],
    ['a topic that no article has', { feeds: ['topic-none'] }, {}, 'No article has such a topic', 'USAGE'],
    [
      'a wrong token',
      {},
      { CONTENTFUL_EVENTS_DELIVERY_TOKEN: 'x' },
      'refuses the delivery token',
      'CONFIGURATION',
    ],
    ['an unknown environment', {}, { CONTENTFUL_ENVIRONMENT: 'nope' }, 'environment “nope”', 'CONFIGURATION'],
    [
      'Contentful out of reach',
      {},
      { CONTENTFUL_DELIVERY_HOST: '127.0.0.1:9' },
      'try again later',
      'REFUSED',
    ],
  ])('%s', async (...[, options, environment, message, code]) => {
    const asked = rss(options, environment as Record<string, string>)
    await expect(asked).rejects.toThrow(message)
    await expect(asked).rejects.toMatchObject({ code })
    expect(() => readdirSync(out)).toThrow('ENOENT')
  })

  test('a folder that cannot be made', async () => {
    writeFileSync(join(out, '..', 'file'), '')
    await expect(rss({ out: join(out, '..', 'file', 'feeds') })).rejects.toThrow(
      'cannot be made: its folder is a file',
    )
  })
})
