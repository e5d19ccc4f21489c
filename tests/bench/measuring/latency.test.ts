import { expect, test } from 'vitest'
import { latency } from './latency.ts'

const typed = [
  { text: 'a', at: 1000 },
  { text: 'ab', at: 1060 },
  { text: 'abc', at: 1120 },
]

test('each key waits until its own text is seen', () => {
  const painted = typed.map(({ text, at }, index) => ({ text, at: at + 10 * (index + 1) }))
  expect(latency(typed, painted)).toEqual({ keys: 3, p50: 20, p95: 30, paintedShare: 1 })
})

test('a skipped text counts as unpainted, and a text painted before its key does not count', () => {
  const painted = [
    { text: 'a', at: 900 },
    { text: 'abc', at: 1500 },
  ]
  expect(latency(typed, painted)).toMatchObject({ p50: 380, paintedShare: 1 / 3 })
})
