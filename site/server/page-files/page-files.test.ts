import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../../base/log.ts'
import { taggedMemory } from '../../base/tagged-memory.ts'
import { type Answer, answerOf } from '../answers/answer.ts'
import { fileOf, type PageFiles, pageFiles } from './page-files.ts'

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  return { ...real, unlinkSync: vi.fn(real.unlinkSync) }
})

let folder = ''
const opened: PageFiles[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-files-'))
})
afterEach(() => {
  for (const files of opened.splice(0)) files.close()
  rmSync(folder, { recursive: true, force: true })
  vi.restoreAllMocks()
})

/** A process of the site: what it stores becomes files. */
function instance(place = folder) {
  const files = pageFiles(place)
  opened.push(files)
  return { files, memory: taggedMemory<Answer>(10_000_000, files) }
}

const html = { 'content-type': 'text/html; charset=utf-8' }
const textOf = (words: string) => `<p>${words}</p>`.repeat(50)
const page = (words: string, change: Partial<Answer> = {}) =>
  answerOf(Buffer.from(textOf(words)), {
    status: 200,
    kind: 'page-hit',
    headers: html,
    tags: ['a'],
    ...change,
  })

const at = (path: string, ending = '') => join(folder, fileOf(path) + ending)
const names = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
const filesOf = (page: string) => [
  'pages',
  ...['', '.br', '.gz'].map((ending) => `pages/${page}.html${ending}`),
]
const untilThere = (path: string) => expect.poll(() => existsSync(at(path))).toBe(true)

test('a stored page is three files, which its group can read, until one of its tags expires', async () => {
  const { memory } = instance()
  memory.keep('/about/press-room', await page('press'))
  memory.keep('/', await page('home'))
  await untilThere('/')
  await untilThere('/about/press-room')
  expect(readFileSync(at('/about/press-room'), 'utf8')).toBe(textOf('press'))
  expect(String(gunzipSync(readFileSync(at('/', '.gz'))))).toBe(textOf('home'))
  expect(String(brotliDecompressSync(readFileSync(at('/', '.br'))))).toBe(textOf('home'))
  expect(statSync(at('/')).mode & 0o777).toBe(0o640)
  expect(statSync(join(folder, 'pages/about')).mode & 0o777).toBe(0o750)
  memory.forget(['a'])
  expect(names()).toEqual(['pages', 'pages/about'])
})

test('a page that expires while its files are written leaves none', async () => {
  const { memory, files } = instance()
  for (let delay = 0; delay < 20; delay += 1) {
    memory.keep('/a', await page(`${delay}`))
    await wait(delay / 4)
    memory.forget('everything')
  }
  await expect.poll(names).toEqual(['pages'])
  expect(files.count()).toBe(0)
})

test('a page that is stored again replaces its files, also while the older ones are written', async () => {
  const { memory } = instance()
  for (const words of ['one', 'two', 'three']) memory.keep('/a', await page(words))
  await untilThere('/a')
  await expect.poll(names).toEqual(filesOf('a'))
  expect(readFileSync(at('/a'), 'utf8')).toBe(textOf('three'))
})

test('a process deletes no file of another one, which has a newer page', async () => {
  const [one, other] = [instance(), instance()]
  one.memory.keep('/a', await page('old'))
  await untilThere('/a')
  other.memory.keep('/a', await page('new'))
  await expect.poll(() => other.files.count()).toBe(1)
  one.memory.forget('everything')
  expect(readFileSync(at('/a'), 'utf8')).toBe(textOf('new'))
  other.memory.forget('everything')
  expect(names()).toEqual(['pages'])
})

test('memory that is full deletes the files of what it drops', async () => {
  const files = pageFiles(folder)
  opened.push(files)
  const first = await page('first')
  const memory = taggedMemory<Answer>(first.size * 1.5, files)
  memory.keep('/first', first)
  await untilThere('/first')
  memory.keep('/second', await page('second'))
  await untilThere('/second')
  expect(existsSync(at('/first'))).toBe(false)
})

test.each<[string, string, Partial<Answer>]>([
  ['a page that does not exist', '/a', { status: 404, kind: 'not-found' }],
  ['a page that changes by itself', '/a', { isTimed: true }],
  ['a sitemap', '/sitemap.xml', { headers: { 'content-type': 'application/xml' } }],
  ['a document at a path of a page', '/a', { headers: { 'content-type': 'application/xml' } }],
  ['the page for unknown paths', '/_', {}],
  ['a path with an escape', '/%C3%BCber', {}],
  ['a path with capital letters', '/About', {}],
  ['a path that leads up', '/a/../b', {}],
  ['a path with a dot', '/a.html', {}],
  ['a path with an empty segment', '/a//b', {}],
  ['a path that no file system takes', `/${'a'.repeat(201)}`, {}],
  ['a long path', '/a'.repeat(501), {}],
])('%s is never a file', async (_, path, change) => {
  const { memory } = instance()
  memory.keep(path, await page('never', change))
  memory.keep('/always', await page('always'))
  await untilThere('/always')
  await expect.poll(names).toEqual(filesOf('always'))
})

test('deletes hundreds of pages in turns', async () => {
  const { memory, files } = instance()
  const some = await page('some')
  for (let number = 0; number < 300; number += 1) memory.keep(`/page-${number}`, some)
  await expect.poll(() => files.count(), { timeout: 10_000 }).toBe(300)
  memory.forget('everything')
  const left = names().length
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(900)
  await expect.poll(names).toEqual(['pages'])
})

test('a copy that is too old is deleted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const { memory } = instance()
  memory.keep('/a', await page('old', { until: Date.now() + 50_000 }))
  await untilThere('/a')
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  expect(names()).toEqual(['pages'])
})

test('a disk that takes no files costs no page, and is logged once', async () => {
  const lines = vi.spyOn(log, 'error').mockImplementation(() => true)
  const file = join(folder, 'no-folder')
  writeFileSync(file, '')
  const { memory, files } = instance(file)
  for (const path of ['/a', '/b', '/c']) memory.keep(path, await page('page'))
  await expect.poll(() => lines.mock.calls.length).toBe(1)
  expect(lines.mock.calls[0]?.[0]).toMatch(/^PAGE_FILES: A page is not stored as a file: .*ENOTDIR/)
  expect([memory.count(), files.count()]).toEqual([3, 0])
})

test('a disk that refuses to delete is asked again each second', async () => {
  const lines = vi.spyOn(log, 'error').mockImplementation(() => true)
  const { memory } = instance()
  memory.keep('/a', await page('old'))
  await untilThere('/a')
  for (let call = 0; call < 3; call += 1)
    vi.mocked(unlinkSync).mockImplementationOnce(() => {
      throw new Error('EROFS')
    })
  memory.forget(['a'])
  expect(names()).toEqual(filesOf('a'))
  expect(lines.mock.calls).toHaveLength(1)
  await expect.poll(names, { timeout: 5000 }).toEqual(['pages'])
})

test('nginx never makes the same ETag for two pages of one length, and makes it again after a restart', async () => {
  const { memory } = instance()
  const times: number[] = []
  for (const words of ['one', 'two', 'one']) {
    memory.forget('everything')
    memory.keep('/a', await page(words))
    await untilThere('/a')
    times.push(statSync(at('/a')).mtimeMs)
  }
  expect(new Set(times).size).toBe(2)
  expect(times[0]).toBe(times[2])
})
