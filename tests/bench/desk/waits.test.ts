import { expect, test } from 'vitest'
import { waitsOf } from './waits.ts'

test('measures the time from each moment to the first later sight', () => {
  expect(waitsOf([100, 200], [50, 130, 150, 245])).toEqual([30, 45])
})

test('a sight after the next moment does not count for the earlier moment', () => {
  expect(waitsOf([100, 200], [210])).toEqual([Number.POSITIVE_INFINITY, 10])
})
