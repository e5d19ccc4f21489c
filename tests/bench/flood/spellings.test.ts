import { expect, test } from 'vitest'
import { oddRequests, queries, spellings, unknownPaths } from './spellings.ts'

test('no two requests of a flood have the same path, and each spelling has its share', () => {
  const sent = [...unknownPaths(2000)]
  expect(new Set(sent.map(({ path }) => path)).size).toBe(2000)
  const shares = Map.groupBy(sent, ({ kind }) => kind)
  expect([...shares.keys()]).toEqual(Object.keys(spellings))
  expect(new Set([...shares.values()].map(({ length }) => length))).toEqual(new Set([100]))
})

test('every path is valid in the first line of a request', () => {
  for (const { path } of unknownPaths(200)) expect(path).toMatch(/^\/[\x21-\x7e]*$/)
})

test('queries and odd headers go to pages that exist, each with another value', () => {
  const known = ['/', '/membership']
  const asked = [...queries(20, known)]
  expect(new Set(asked.map(({ path }) => path.split('?')[0]))).toEqual(new Set(known))
  expect(new Set(asked.map(({ path }) => path)).size).toBe(20)
  const odd = [...oddRequests(28, known)]
  expect(new Set(odd.map(({ path, headers }) => path + JSON.stringify(headers))).size).toBeGreaterThan(26)
})
