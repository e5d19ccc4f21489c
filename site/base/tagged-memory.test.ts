import { expect, test } from 'vitest'
import { taggedMemory } from './tagged-memory.ts'

const item = (size: number, ...tags: string[]) => ({ size, tags, until: Number.POSITIVE_INFINITY })

test('items are forgotten by each of their tags, and no others are', () => {
  const memory = taggedMemory(1000)
  memory.keep('/a', item(1, 'association:quote', 'path:/a'))
  memory.keep('/b', item(1, 'path:/b'))
  memory.forget(['association:quote'])
  expect([memory.get('/a'), memory.get('/b')].map(Boolean)).toEqual([false, true])
  memory.forget('everything')
  expect([memory.count(), memory.used()]).toEqual([0, 0])
})

test('an item that was replaced is no longer forgotten by its earlier tags', () => {
  const memory = taggedMemory(1000)
  memory.keep('/a', item(1, 'before'))
  memory.keep('/a', item(1, 'after'))
  memory.forget(['before'])
  expect(memory.get('/a')).toBeDefined()
  expect(memory.used()).toBe(1)
})

test('an item is forgotten when it is out of date by itself', () => {
  let now = 999
  const memory = taggedMemory(1000, { now: () => now })
  memory.keep('/a', { ...item(1), until: 1000 })
  expect(memory.get('/a')).toBeDefined()
  now = 1000
  expect(memory.get('/a')).toBeUndefined()
  expect(memory.used()).toBe(0)
})

test.each([
  { read: [], dropped: ['/a', '/b'] },
  { read: ['/a'], dropped: ['/b', '/a'] },
  { read: ['/b'], dropped: ['/a', '/b'] },
  { read: ['/b', '/a'], dropped: ['/a', '/b'] },
])('after reads of $read, new items displace $dropped', ({ read, dropped }) => {
  const seen: string[] = []
  const memory = taggedMemory(200, { dropped: (key) => seen.push(key) })
  memory.keep('/a', item(100))
  memory.keep('/b', item(100))
  for (const key of read) memory.get(key)
  memory.keep('/c', item(100))
  memory.get('/c')
  memory.keep('/d', item(100))
  expect(seen).toEqual(dropped)
  expect([memory.get('/c'), memory.get('/d')].every(Boolean)).toBe(true)
})

test('an item larger than the memory is not kept, and displaces nothing', () => {
  const memory = taggedMemory(200)
  memory.keep('/a', item(100))
  memory.keep('/b', item(201))
  expect([memory.count(), memory.used()]).toEqual([1, 100])
})

test('tells what it keeps and what it drops, for whichever reason', () => {
  let now = 0
  const told: string[] = []
  const memory = taggedMemory(200, {
    now: () => now,
    kept: (key) => told.push(`+${key}`),
    dropped: (key) => told.push(`-${key}`),
  })
  memory.keep('/a', item(100, 'a'))
  memory.keep('/a', item(100, 'a'))
  memory.keep('/b', { ...item(100), until: 1000 })
  memory.keep('/c', item(100))
  now = 1000
  memory.get('/b')
  memory.keep('/too-large', item(201))
  memory.forget('everything')
  memory.forget(['a'])
  expect(told.join(' ')).toBe('+/a -/a +/a +/b -/a +/c -/b -/c')
})
