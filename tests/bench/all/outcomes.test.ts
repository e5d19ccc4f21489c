import { expect, test } from 'vitest'
import { exitCodeOf, summaryOf } from './outcomes.ts'

const outcomes = (codes: readonly number[]) =>
  codes.map((code, index) => ({ bench: `bench-${index}`, code, result: { failure: 'It has none.' } }))

test.each([
  ['fine benches', [0, 0], 0],
  ['a missed limit beside failures', [0, 1, 2, 3], 2],
  ['a failure beside a missing program', [0, 3, 1], 1],
  ['a bench that a signal ended', [0, 130], 1],
  ['nothing but a missing program', [3, 0], 3],
])('%s: the exit codes %j become %d', (_, codes, code) => {
  expect(exitCodeOf(outcomes(codes))).toBe(code)
})

test('the summary counts figures, and names missed limits and benches that did not run', () => {
  const loop = { ms: 50, variation: 0 }
  const figure = { value: 3, limit: 2, unit: '' } as const
  const figures = [
    { ...figure, name: 'renders' },
    { ...figure, name: 'errors', limit: 3 },
  ]
  const summary = summaryOf([
    { bench: 'scale', code: 2, result: { figures, loop } },
    { bench: 'viewer', code: 3, result: { failure: 'This bench needs wrk.' } },
  ])
  expect(summary).toEqual(['2 figures', '✗ scale, renders: 3 (limit 2)', '✗ viewer: This bench needs wrk.'])
})
