import { expect, test } from 'vitest'
import { isSameValue } from './same-value.ts'

test('equal values are the same in any order of their keys', () => {
  expect(isSameValue({ a: [1, { b: 'x' }], c: null }, { c: null, a: [1, { b: 'x' }] })).toBe(true)
})

test.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [[], {}],
  [
    [1, 2],
    [2, 1],
  ],
  [null, {}],
  ['1', 1],
])('%j and %j are not the same', (left, right) => {
  expect(isSameValue(left, right)).toBe(false)
  expect(isSameValue(right, left)).toBe(false)
})
