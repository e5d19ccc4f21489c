import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { health } from '../health.ts'
import { diskCabinet } from './disk-cabinet.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const log = { info: vi.fn(), warn: vi.fn() }
let folder = ''
let time = 1_000
const cabinet = () => diskCabinet({ folder, health: health({ name: 'The folder', log }), now: () => time })
const files = () => readdir(join(folder, 'delivered'))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk cabinet '))
  time = 1_000
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a value outlives the process, and a new one replaces it', async () => {
  const bytes = Buffer.from([0, 10, 255, 10, 13])
  await cabinet().put('page /', Buffer.from('old'))
  await cabinet().put('page /', bytes)
  expect(await cabinet().get('page /')).toEqual(bytes)
  expect(await cabinet().get('page /other')).toBeUndefined()
  expect(await files()).toHaveLength(1)
})

test('a file that an earlier version wrote is read', async () => {
  const text = JSON.stringify({ delivered: null })
  await mkdir(join(folder, 'delivered'))
  await writeFile(join(folder, 'delivered', `${sha256('page /')}.json`), `${sha256(text)}\n${text}`)
  expect(String(await cabinet().get('page /'))).toBe(text)
})

test.each([
  ['changed', (file: string) => file.replace('hello', 'hallo')],
  ['cut', (file: string) => file.slice(0, -1)],
  ['without a first line', () => 'hello'],
  ['empty', () => ''],
])('a file that was %s counts as absent', async (_, damage) => {
  await cabinet().put('page /', Buffer.from('hello'))
  const [name = ''] = await files()
  const path = join(folder, 'delivered', name)
  await writeFile(path, damage(await readFile(path, 'utf8')))
  expect(await cabinet().get('page /')).toBeUndefined()
})

test('a removed value is gone, and removing nothing is no problem', async () => {
  await cabinet().put('page /', Buffer.from('hello'))
  await cabinet().remove('page /')
  await cabinet().remove('page /never')
  expect(await files()).toEqual([])
})

test('a value that ends counts as absent after its time, and is swept away', async () => {
  await cabinet().put('old.css', Buffer.from('a {}'), 100)
  await cabinet().put('page /', Buffer.from('hello'))
  time += 99
  expect(String(await cabinet().get('old.css'))).toBe('a {}')
  time += 1
  expect(await cabinet().get('old.css')).toBeUndefined()
  await cabinet().sweep()
  expect(await files()).toHaveLength(1)
})

test('a value that ended is swept away an hour later, when another one is stored', async () => {
  const disk = cabinet()
  await disk.put('old note', Buffer.from('1'), 100)
  time += 3_600_000 - 1
  await disk.put('page /', Buffer.from('hello'))
  expect(await files()).toHaveLength(2)
  time += 1
  await disk.put('page /', Buffer.from('hello'))
  await expect.poll(files).toHaveLength(1)
  expect(String(await disk.get('page /'))).toBe('hello')
})

test('sweeping deletes drafts of ended processes only', async () => {
  await cabinet().put('page /', Buffer.from('hello'))
  time = Date.now()
  for (const name of ['old.part', 'new.part']) await writeFile(join(folder, 'delivered', name), '')
  await utimes(join(folder, 'delivered', 'old.part'), 0, 0)
  await cabinet().sweep()
  expect(await files()).toEqual([expect.stringMatching(/json$/), 'new.part'])
})

test('a folder that cannot be written is reported once, and no call rejects', async () => {
  await writeFile(join(folder, 'delivered'), 'a file where the folder belongs')
  const disk = health({ name: 'The folder', log })
  const broken = diskCabinet({ folder, health: disk })
  await broken.put('a', Buffer.from('a'))
  await broken.put('b', Buffer.from('b'))
  expect(await broken.get('a')).toBeUndefined()
  expect(disk.report()).toMatchObject({
    isReachable: false,
    problem: { code: 'disk', sentence: expect.stringMatching(/^E[A-Z]+/) },
  })
  expect(log.warn).toHaveBeenCalledOnce()
  await rm(join(folder, 'delivered'))
  await broken.put('a', Buffer.from('a'))
  expect(disk.report()).toEqual({ isReachable: true, sinceMs: expect.any(Number) })
  expect(log.info).toHaveBeenCalledExactlyOnceWith('The folder works again.')
})
