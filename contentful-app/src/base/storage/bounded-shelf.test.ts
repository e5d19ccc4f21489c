import { expect, test } from 'vitest'
import { boundedShelf } from './bounded-shelf.ts'
import { quietStorage } from './quiet-storage.ts'
import { fakeStorage } from './testing/fake-storage.ts'

const limits = { items: 3, itemLength: 10, totalLength: 20, ageMs: 1000 }

function start({ capacity }: { capacity?: number } = {}) {
  const storage = fakeStorage({ capacity })
  let time = 1
  const shelf = boundedShelf({
    storage: quietStorage(() => storage),
    prefix: 'app:',
    limits,
    now: () => time,
  })
  const put = (key: string, text: string) => {
    time += 1
    return shelf.set(key, text)
  }
  const pass = (ms: number) => {
    time += ms
  }
  return { storage, shelf, put, pass }
}

test('a text comes back as it was', () => {
  const { shelf, put } = start()
  expect([put('a', 'x y'), shelf.get('a'), shelf.get('b')]).toEqual([true, 'x y', undefined])
})

test('the oldest texts make room, by number and by length', () => {
  const { shelf, put } = start()
  for (const key of ['a', 'b', 'c', 'd']) put(key, key)
  expect(['a', 'b', 'c', 'd'].map(shelf.get)).toEqual([undefined, 'b', 'c', 'd'])
  put('e', '1234567890')
  put('f', '1234567890')
  expect(['d', 'e', 'f'].map(shelf.get)).toEqual([undefined, undefined, '1234567890'])
})

test('a text that is too long is refused, and the one before it stays', () => {
  const { shelf, put } = start()
  put('a', 'short')
  expect([put('a', '12345678901'), shelf.get('a')]).toEqual([false, 'short'])
})

test('an old text is forgotten, and removed when the next one comes', () => {
  const { shelf, put, pass, storage } = start()
  put('a', 'x')
  pass(1000)
  expect(shelf.get('a')).toBeUndefined()
  put('b', 'y')
  expect(storage.length).toBe(1)
})

test('a full storage gives up older texts first, and says if that is not enough', () => {
  const { shelf, put } = start({ capacity: 14 })
  expect(put('a', '123')).toBe(true)
  expect([put('b', '456'), shelf.get('a'), shelf.get('b')]).toEqual([true, undefined, '456'])
  expect(put('c', '1234567890')).toBe(false)
})

test('texts of other owners are left alone', () => {
  const { storage, put } = start()
  storage.setItem('somebody', 'else')
  for (const key of ['a', 'b', 'c', 'd']) put(key, key)
  expect(storage.getItem('somebody')).toBe('else')
})

test('a refused storage holds nothing and breaks nothing', () => {
  const refused = quietStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const shelf = boundedShelf({ storage: refused, prefix: 'app:', limits })
  expect([shelf.set('a', 'x'), shelf.get('a')]).toEqual([false, undefined])
  shelf.remove('a')
})
