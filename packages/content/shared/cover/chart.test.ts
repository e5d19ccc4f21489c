import { describe, expect, test } from 'vitest'
import { chartOf, isCoverValue } from './chart.ts'

test('a bar has its label, its value as written, and its share of the longest bar', () =>
  expect(chartOf(['Before: 1,120', 'After the change: 280', 'Hoped for: 7.5 %'])).toEqual({
    shape: 'rows',
    bars: [
      { label: 'Before', value: '1,120', share: 100 },
      { label: 'After the change', value: '280', share: 25 },
      { label: 'Hoped for', value: '7.5 %', share: 1 },
    ],
  }))

test.each([
  [['2024: 3', '2025: 4'], 'columns'],
  [['Before: 3', 'After: 4'], 'columns'],
  [['2024: 3', 'This year: 4'], 'rows'],
])('%j are %s', (values, shape) => expect(chartOf(values)?.shape).toBe(shape))

test.each([[[]], [['Before: 3']], [['Before: 0', 'After: 0']], [['Before: many', 'After: 4']]])(
  '%j are no chart',
  (values) => expect(chartOf(values)).toBeUndefined(),
)

describe('a value', () => {
  test.each(['Before: 112', 'After: 7.5 %', ' 2025 :1,234,567 ', 'Zero: 0', 'In all: 12%'])(
    '%j is one',
    (text) => expect(isCoverValue(text)).toBe(true),
  )

  test.each([
    'Before',
    '112',
    ': 112',
    'Before: -3',
    'Before: 1,12',
    'Before: 12 beds',
    'At 7:10: 3',
    `${'x'.repeat(31)}: 3`,
  ])('%j is none', (text) => expect(isCoverValue(text)).toBe(false))
})
