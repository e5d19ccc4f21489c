import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskRecords } from './disk-records.ts'

let folder = ''
let time = 1_000
const limits = { records: 2, bytes: 100 }
const open = () => diskRecords({ folder, limits, now: () => time })
const bytes = (text: string) => Buffer.from(text)
const homes = () => readdir(join(folder, 'records'))
async function onlyFile() {
  const [home = ''] = await homes()
  const [name = ''] = await readdir(join(folder, 'records', home))
  return join(folder, 'records', home, name)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk records '))
  time = 1_000
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a record outlives the process, as one file that only its owner may read', async () => {
  await open().put('book', bytes('first'))
  await open().put('book', bytes('second'))
  expect(String((await open().get('book'))?.value)).toBe('second')
  const path = await onlyFile()
  expect(path).not.toContain('book')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(join(path, '..'))).toEqual(['2'])
})

test('a damaged record is not absent: reading it rejects', async () => {
  await open().put('book', bytes('hello'))
  await writeFile(await onlyFile(), 'hallo')
  await expect(open().get('book')).rejects.toMatchObject({ code: 'RECORDS', problem: 'damaged' })
})

test('a folder that cannot be read is not empty: each call rejects', async () => {
  await writeFile(join(folder, 'records'), 'a file where the folder belongs')
  const calls = [open().get('book'), open().put('book', bytes('a')), open().remove('book')]
  const reason = { code: 'RECORDS', problem: 'unreachable' }
  expect(await Promise.allSettled(calls)).toMatchObject(Array(3).fill({ status: 'rejected', reason }))
})

test('a full cabinet refuses a new record, and still replaces the others', async () => {
  const records = open()
  await records.put('a', bytes('a'))
  await records.put('b', bytes('b'))
  await expect(records.put('c', bytes('c'))).rejects.toMatchObject({ code: 'RECORDS', problem: 'full' })
  await records.put('b', bytes('B'))
  expect(String((await records.get('a'))?.value)).toBe('a')
  expect(String((await records.get('b'))?.value)).toBe('B')
  await records.remove('a')
  expect(await records.put('c', bytes('c'))).toBe(true)
})

test('a record that ended gives its room to a new one', async () => {
  const records = open()
  await records.put('a', bytes('a'), { keepMs: 10 })
  await records.put('b', bytes('b'))
  time += 10
  expect(await records.get('a')).toBeUndefined()
  expect(await records.put('c', bytes('c'))).toBe(true)
  expect(await homes()).toHaveLength(2)
})

test('of two processes with one folder, one stores the next version', async () => {
  await open().put('book', bytes('0'))
  const writers = Array.from({ length: 8 }, (_, index) =>
    open().put('book', bytes(`${index}`), { over: '1' }),
  )
  const stored = await Promise.all(writers)
  expect(stored.filter(Boolean)).toHaveLength(1)
  expect(String((await open().get('book'))?.value)).toBe(String(stored.indexOf(true)))
})
