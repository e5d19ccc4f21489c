import { expect, test } from 'vitest'
import { isSteady, loopOf, loopsWords, loopWords } from './loop.ts'

const calm = [50, 51, 50, 52, 49, 50, 51, 53, 50, 51]

test('a loop has the median of its times, and their spread as a share of it', () => {
  const { ms, variation } = loopOf(calm)
  expect(ms).toBe(51)
  expect(variation).toBeCloseTo(2 / 51)
})

test('one slow and one fast time say nothing about a run', () => {
  expect(isSteady(loopOf([...calm.slice(2), 200, 10]))).toBe(true)
})

test('a machine that becomes slower meanwhile is unsteady, and the words say so', () => {
  const slower = loopOf([50, 50, 50, 50, 50, 60, 60, 60, 60, 60])
  expect(isSteady(slower)).toBe(false)
  expect(loopWords(slower)).toBe(
    'the loop took 60.0 ms and varied by 17 %, more than 15 %: the times are unsteady',
  )
})

test('milliseconds and seconds are written as multiples of the loop', () => {
  const loop = { ms: 50, variation: 0 }
  const figure = { name: 'a build', limit: 1, value: 1.5 }
  expect(loopsWords({ ...figure, unit: 'ms' }, loop)).toBe('0.03 loops')
  expect(loopsWords({ ...figure, unit: 's' }, loop)).toBe('30 loops')
})
