import { expect, test } from 'vitest'
import { stepsTo } from './drag-in-list.ts'

test.each([
  { from: 0, over: 2, half: 'after', by: 2 },
  { from: 0, over: 2, half: 'before', by: 1 },
  { from: 2, over: 0, half: 'before', by: -2 },
  { from: 2, over: 0, half: 'after', by: -1 },
  { from: 1, over: 1, half: 'before', by: 0 },
  { from: 1, over: 1, half: 'after', by: 0 },
  { from: 1, over: 0, half: 'after', by: 0 },
] as const)('item $from dropped $half item $over moves by $by', ({ from, over, half, by }) =>
  expect(stepsTo(from, over, half)).toBe(by),
)
