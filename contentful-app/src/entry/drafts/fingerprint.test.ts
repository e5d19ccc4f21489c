import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test('equal values have one fingerprint, whatever the order of their keys', () => {
  expect(fingerprint({ a: 1, b: { c: [1, 2], d: 3 } })).toBe(fingerprint({ b: { d: 3, c: [1, 2] }, a: 1 }))
})

test('other values have another one', () => {
  const values = [undefined, null, '', 'a', 'b', 0, [1, 2], [2, 1], { a: 1 }, { a: '1' }]
  expect(new Set(values.map(fingerprint)).size).toBe(values.length)
})
