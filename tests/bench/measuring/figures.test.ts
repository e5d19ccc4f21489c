import { describe, expect, test } from 'vitest'
import { median, percentile, slope } from './figures.ts'

test('the median does not depend on the order, and 10 is larger than 9', () => {
  expect(median([10, 9, 100])).toBe(10)
})

describe('a percentile', () => {
  test('of 100 values is the value of that rank', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index)
    expect([0.5, 0.99, 1].map((share) => percentile(values, share))).toEqual([50, 99, 100])
  })

  test('of no values is not a number, so that no limit accepts it', () => {
    expect(percentile([], 0.99) <= 25).toBe(false)
  })
})

test('the slope is the growth for each unit, whatever the start', () => {
  const points = [0, 10, 20, 30].map((x) => ({ x, y: 500 + 0.25 * x }))
  expect(slope(points)).toBeCloseTo(0.25)
})
