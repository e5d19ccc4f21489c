import { expect, test } from 'vitest'
import { waitsOf } from './waits.ts'

test('a moment waits for what is seen first after it', () => {
  expect(waitsOf([100, 200], [50, 130, 150, 245])).toEqual([30, 45])
})

test('what is seen after the next moment does not count for the one before', () => {
  expect(waitsOf([100, 200], [210])).toEqual([Number.POSITIVE_INFINITY, 10])
})
