import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { kind } from './kinds.ts'
import { openStore } from './store.ts'

const notes = kind<{ sys: { id: string; environment?: unknown }; text: string }>('Note')
const place = { space: 's', environment: 'e' }
const note = (id: string, text = id) => ({ sys: { id }, text })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const inFile = () => join(folder, 'data.db')

test('keeps stored objects across a restart', () => {
  const store = openStore(inFile())
  store.put(notes, place, note('a', 'old'))
  store.put(notes, place, note('a', 'new'))
  store.put(notes, place, note('b'))
  store.remove(notes, place, 'b')
  store.close()
  const again = openStore(inFile())
  expect(again.list(notes, place)).toEqual([note('a', 'new')])
  again.close()
})

test('the data belongs to one process at a time', () => {
  const store = openStore(inFile())
  store.put(notes, place, note('a'))
  expect(() => openStore(inFile(), 0)).toThrow('is in use')
  store.close()
})

describe('a transaction that fails', () => {
  test('leaves nothing behind, and its listeners hear nothing', () => {
    const store = openStore(':memory:')
    store.put(notes, place, note('a', 'old'))
    const heard: string[] = []
    const work = () =>
      store.transaction(() => {
        store.put(notes, place, note('a', 'new'))
        store.put(notes, place, note('b'))
        store.afterCommit(() => heard.push('written'))
        throw new Error('half-way')
      })
    expect(work).toThrow('half-way')
    expect(store.list(notes, place)).toEqual([note('a', 'old')])
    store.transaction(() => store.afterCommit(() => heard.push('later')))
    expect(heard).toEqual(['later'])
  })
})

test('changes are numbered, and a table knows when it changed', () => {
  const store = openStore(':memory:')
  store.put(notes, place, note('a'))
  store.put(notes, place, note('b'))
  const [before, revision] = [store.lastChange(), store.revision(notes, place)]
  store.put(notes, place, note('a', 'again'))
  const [a, b] = ['a', 'b'].map((id) => store.rows(notes, place).get(id)?.change ?? 0)
  expect(a).toBeGreaterThan(b ?? 0)
  store.remove(notes, place, 'a')
  expect(store.lastChange()).toBeGreaterThan(before)
  expect(store.revision(notes, place)).not.toBe(revision)
})

test('a copied environment has documents of its own', () => {
  const store = openStore(':memory:')
  const sys = { id: 'a', environment: { sys: { type: 'Link', linkType: 'Environment', id: 'e' } } }
  store.put(notes, place, { sys, text: 'a' })
  store.copyEnvironment('s', 'e', 'copy')
  const copy = { space: 's', environment: 'copy' }
  expect(store.get(notes, copy, 'a')?.sys.environment).toMatchObject({ sys: { id: 'copy' } })
  store.removeEnvironment('s', 'e')
  expect([store.list(notes, place).length, store.list(notes, copy).length]).toEqual([0, 1])
})

/** Each pair waits for the disk, which other tests may be using. */
const busyDiskMs = 120_000

test(
  'kill -9 in the middle of writing loses nothing that was answered, and leaves no half',
  async () => {
    const writer = spawn(process.execPath, [join(import.meta.dirname, '../testing/writer.ts'), inFile()])
    const answered = await killAfter(writer, 50)
    const store = openStore(inFile())
    const ids = store.list(kind<{ sys: { id: string } }>('Entry'), place).map(({ sys }) => sys.id)
    store.close()
    const numbersOf = (side: string) =>
      ids.filter((id) => id.startsWith(side)).map((id) => Number(id.slice(side.length)))
    expect(numbersOf('left')).toEqual(numbersOf('right'))
    expect(numbersOf('left').length).toBeGreaterThan(answered)
  },
  busyDiskMs,
)

/** @returns the number of the last pair that the writer reported */
async function killAfter(writer: ChildProcess, pairs: number): Promise<number> {
  const exit = once(writer, 'exit')
  if (!writer.stdout) throw new Error('The writer has no output')
  let answered = -1
  for await (const line of createInterface({ input: writer.stdout })) {
    answered = Number(line)
    if (answered >= pairs) writer.kill('SIGKILL')
  }
  await exit
  return answered
}
