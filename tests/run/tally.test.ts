import { expect, test } from 'vitest'
import { addUp, nothing, summary } from './tally.ts'

test('parts add up', () => {
  const unit = {
    passed: 2,
    failed: 0,
    assertions: 5,
    files: [{ file: 'a.test.ts', ms: 100 }],
    failures: [],
    secondTries: ['u'],
  }
  const files = [{ file: 'b.spec.ts', ms: 2500 }]
  const browser = { passed: 1, failed: 1, assertions: 4, files, failures: ['b'], secondTries: [] }
  expect(addUp([unit, browser, nothing])).toEqual({
    passed: 3,
    failed: 1,
    assertions: 9,
    files: [...unit.files, ...browser.files],
    failures: ['b'],
    secondTries: ['u'],
  })
})

test('the summary names the ten slowest files first, then the failed tests, and ends with the counts', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, ms: index * 1000 }))
  const failures = ['a.test.ts › it works']
  const secondTries = ['b.spec.ts › it is slow']
  const lines = summary({ passed: 11, failed: 1, assertions: 30, files, failures, secondTries }).split('\n')
  expect(lines.slice(0, 2)).toEqual(['The slowest files:', '   11.0 s  11.test.ts'])
  expect(lines.filter((line) => line.endsWith('.test.ts'))).toHaveLength(10)
  expect(lines.slice(-8)).toEqual([
    ...['Needed a second try:', '  b.spec.ts › it is slow', ''],
    ...['Failed:', '  a.test.ts › it works', ''],
    ...['30 assertions in 12 tests', '11 passed, 1 failed'],
  ])
})

test('a run without files has no list of them', () => {
  expect(summary({ ...nothing, passed: 1, assertions: 1 })).toBe(
    '1 assertions in 1 tests\n1 passed, 0 failed',
  )
})
