import { expect, test } from 'vitest'
import { resultCache } from './result-cache.ts'

const cacheOf = (limitBytes: number) => {
  const made: string[] = []
  const cache = resultCache<string>({ limitBytes, sizeOf: (result) => result.length })
  const get = (key: string) =>
    cache.get(key, async () => {
      made.push(key)
      return key.repeat(10)
    })
  return { made, get, cache }
}

test('one result is made once, for callers at the same time too', async () => {
  const { get, made } = cacheOf(100)
  expect(await Promise.all([get('a'), get('a')])).toEqual(['aaaaaaaaaa', 'aaaaaaaaaa'])
  await get('a')
  expect(made).toEqual(['a'])
})

test('the least lately used leave when the limit is passed', async () => {
  const { get, made, cache } = cacheOf(25)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  expect(cache.size).toBe(2)
})

test('a failure is not kept', async () => {
  const { cache } = cacheOf(25)
  await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await cache.get('a', async () => 'whole')).toBe('whole')
})
