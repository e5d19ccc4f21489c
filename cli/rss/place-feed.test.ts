import { spawnSync } from 'node:child_process'
import {
  lstatSync,
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeDraft } from '@association/services/command-line/draft-file.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { draftOf, removeAbandonedDrafts } from '../output/drafts.ts'
import { feedOf } from '../testing/feeds.ts'
import { isFeedFile, placeFeed } from './place-feed.ts'

let folder = ''
let path = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feeds-'))
  path = join(folder, 'articles.rss')
})

type Feed = ReturnType<typeof feedOf>
const place = (feed: Feed, options = {}) => placeFeed({ path, format: 'rss', feed }, options)
const text = () => readFileSync(path, 'utf8')

test('a feed is put in its place, and nothing is left beside it', async () => {
  expect(await place(feedOf(4))).toEqual({ outcome: 'new' })
  expect(await place(feedOf(6))).toEqual({ outcome: 'changed', before: 4 })
  expect([readdirSync(folder), text().split('<item>').length - 1]).toEqual([['articles.rss'], 6])
})

test('a file that says the same is not touched', async () => {
  await place(feedOf(4))
  utimesSync(path, 1000, 1000)
  expect(await place(feedOf(4))).toEqual({ outcome: 'same', before: 4 })
  expect(statSync(path).mtimeMs).toBe(1_000_000)
})

describe('is refused, and leaves the existing file:', () => {
  test.each([
    ['an empty feed', 0, 'it would be empty, and has 10 items now'],
    ['less than half of one', 4, 'only 4 of 10 items would be left'],
  ])('%s', async (_, count, reason) => {
    await place(feedOf(10))
    const before = text()
    expect(await place(feedOf(count))).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining(reason),
    })
    expect([text(), readdirSync(folder)]).toEqual([before, ['articles.rss']])
    expect(await place(feedOf(count), { force: true })).toMatchObject({ outcome: 'changed' })
  })

  test.each([
    ['notes', 'Do not delete this.'],
    ['half a feed', '<?xml version="1.0"?><rss version="2.0"><channel><item>'],
    ['bytes of another kind', Buffer.from([0xff, 0xfe, 0x00])],
  ])('one in place of %s', async (_, what) => {
    writeFileSync(path, what)
    expect(await place(feedOf(3))).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('is no feed'),
    })
    expect(readFileSync(path)).toEqual(Buffer.from(what))
    expect(await place(feedOf(3), { force: true })).toEqual({ outcome: 'changed' })
  })

  test('one that breaks the rules of its format, even by force', async () => {
    await place(feedOf(2))
    const before = text()
    const [item] = feedOf(1).items
    const twice = { ...feedOf(2, 'other'), items: item ? [item, item] : [] }
    const refused = { outcome: 'refused', reason: expect.stringContaining('used twice') }
    expect(await place(twice, { force: true })).toMatchObject(refused)
    expect(await place(twice, { dryRun: true })).toMatchObject(refused)
    expect([text(), readdirSync(folder)]).toEqual([before, ['articles.rss']])
  })
})

test('half of the items are enough, and a feed that was empty may stay so', async () => {
  await place(feedOf(10))
  expect(await place(feedOf(5))).toMatchObject({ outcome: 'changed' })
  await place(feedOf(0), { force: true })
  expect(await place(feedOf(0))).toMatchObject({ outcome: 'same' })
})

test('a dry run reports the outcome and writes nothing', async () => {
  expect(await place(feedOf(2), { dryRun: true })).toEqual({ outcome: 'new' })
  expect(readdirSync(folder)).toEqual([])
})

describe('a failed write is one sentence, and leaves no file behind:', () => {
  test('a folder in its place', async () => {
    mkdirSync(path)
    await expect(place(feedOf(2))).rejects.toThrow(`${path} cannot be written: it is a folder. Name a file.`)
  })

  test('a file in place of the folder', async () => {
    writeFileSync(join(folder, 'file'), '')
    const nowhere = { path: join(folder, 'file/articles.rss'), format: 'rss', feed: feedOf(2) } as const
    await expect(placeFeed(nowhere)).rejects.toThrow('cannot be written: its folder is a file')
  })

  test('a folder that is locked, even to the administrator', async () => {
    const locked = { path: '/proc/articles.rss', format: 'rss', feed: feedOf(2) } as const
    await expect(placeFeed(locked)).rejects.toThrow('/proc/articles.rss cannot be written: its folder')
  })

  test('a disk that is full in the middle', async () => {
    const draft = draftOf(path)
    function* pieces() {
      yield Buffer.from('<rss>')
      throw Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC', errno: -28 })
    }
    await expect(writeDraft(draft, pieces())).rejects.toThrow('ENOSPC')
    expect(readdirSync(folder)).toEqual([])
  })
})

test('drafts of killed runs go; those of others stay', async () => {
  const mine = draftOf(path)
  const elsewhere = join(folder, 'jobs.json.1@elsewhere.0123456789abcdef.part')
  const old = join(folder, 'topic-a-b.atom.1@elsewhere.0123456789abcdef.part')
  const dead = draftOf(path).replace(`.${process.pid}@`, '.999999999@')
  const notOurs = join(folder, 'letter.part')
  for (const file of [mine, elsewhere, old, dead, notOurs]) writeFileSync(file, '')
  utimesSync(old, 1000, 1000)
  await removeAbandonedDrafts(folder, { now: new Date(), isOurs: isFeedFile })
  const left = readdirSync(folder).toSorted()
  expect(left).toEqual([mine, elsewhere, notOurs].map((file) => file.slice(folder.length + 1)).toSorted())
  rmSync(folder, { recursive: true })
})

test.each([{}, { dryRun: true }, { force: true }])(
  'a pipe in its place is refused at once (%j)',
  async (options) => {
    spawnSync('mkfifo', [path])
    await expect(place(feedOf(4), options)).rejects.toThrow(
      `${path} cannot be written: it is a pipe or a device. Name a file.`,
    )
    expect([lstatSync(path).isFIFO(), readdirSync(folder)]).toEqual([true, ['articles.rss']])
  },
)

test('a symbolic link in its place is replaced, and its target keeps its content', async () => {
  const victim = join(folder, 'victim')
  await placeFeed({ path: victim, format: 'rss', feed: feedOf(3) })
  const before = readFileSync(victim, 'utf8')
  symlinkSync(victim, path)
  expect(await place(feedOf(4))).toMatchObject({ outcome: 'changed' })
  expect([readFileSync(victim, 'utf8'), lstatSync(path).isSymbolicLink()]).toEqual([before, false])
})

test('pipes, folders and links with the names of drafts harm nothing', async () => {
  const old = new Date(0)
  const names = ['jobs.rss.1@elsewhere.0123456789abcdef.part', 'jobs.atom.1@elsewhere.0123456789abcdef.part']
  const [pipe = '', link = ''] = names.map((name) => join(folder, name))
  writeFileSync(join(folder, 'victim'), 'mine')
  spawnSync('mkfifo', [pipe])
  symlinkSync(join(folder, 'victim'), link)
  lutimesSync(link, old, old)
  utimesSync(pipe, old, old)
  await removeAbandonedDrafts(folder, { now: new Date(), isOurs: isFeedFile })
  expect(readdirSync(folder)).toEqual(['victim'])
})
