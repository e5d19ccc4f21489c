import { expect, test } from 'vitest'
import { boundedMap } from './bounded-map.ts'
import { localLeases } from './leases.ts'
import { memoryCabinet } from './local.ts'
import { localRateLimits } from './rate-limits.ts'

test('the least recently used value is dropped beyond the limit', () => {
  const map = boundedMap<string>(2)
  map.put('a', 'A')
  map.put('b', 'B')
  map.get('a')
  map.put('c', 'C')
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['A', undefined, 'C'])
})

test('a value ends at its time, and gives its room back', () => {
  let now = 0
  const map = boundedMap<string>(5, { sizeOf: (value) => value.length, now: () => now })
  map.put('a', 'AAAA', 10)
  now = 10
  expect(map.get('a')).toBeUndefined()
  map.put('b', 'BB')
  map.put('c', 'CCC')
  expect([map.get('b'), map.get('c')]).toEqual(['BB', 'CCC'])
})

test('a value larger than the limit is not kept, and the older one of its key is gone', () => {
  const map = boundedMap<string>(3, { sizeOf: (value) => value.length })
  map.put('a', 'A')
  map.put('a', 'AAAA')
  expect(map.get('a')).toBeUndefined()
  expect(map.size()).toBe(0)
})

test('10,000 responses stay within the limit', async () => {
  const cabinet = memoryCabinet(100_000)
  for (let index = 0; index < 10_000; index += 1) await cabinet.put(`/${index}`, Buffer.alloc(700))
  const kept = await Promise.all(Array.from({ length: 10_000 }, (_, index) => cabinet.get(`/${index}`)))
  expect(kept.filter(Boolean)).toHaveLength(100)
  expect(kept[9_999]).toBeDefined()
})

test('a kept response does not change with the buffer that it came from', async () => {
  const cabinet = memoryCabinet(1000)
  const value = Buffer.from('before')
  await cabinet.put('/', value)
  value.write('after!')
  expect(String(await cabinet.get('/'))).toBe('before')
})

test('a lease expires, after which its first holder releases nothing', async () => {
  let now = 0
  const lease = localLeases({ now: () => now })
  const first = lease('page', 10)
  expect(lease('page', 10)).toBeUndefined()
  now = 10
  expect(lease('page', 10)).toBeDefined()
  await first?.release()
  expect(lease('page', 10)).toBeUndefined()
})

test('a limit counts anew in the next window, for each key apart', () => {
  let now = 0
  const allow = localRateLimits({ now: () => now })
  const limit = { count: 2, everyMs: 10 }
  expect([1, 2, 3].map(() => allow('a', limit))).toEqual([true, true, false])
  expect(allow('b', limit)).toBe(true)
  now = 10
  expect(allow('a', limit)).toBe(true)
})
