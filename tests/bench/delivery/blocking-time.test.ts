import { expect, test } from 'vitest'
import { blockingTime } from './blocking-time.ts'

const main = { pid: 1, tid: 1 }
const paint = { ...main, name: 'firstContentfulPaint', ts: 1_000_000 }
const task = { ...main, name: 'RunTask', ts: 1_100_000, dur: 90_000, tdur: 20_000 }

test('a task blocks for what exceeds 50 ms on a processor that is four times slower', () => {
  expect(blockingTime([paint, task, { ...task, tdur: 25_000 }, { ...task, tdur: 12_000 }])).toBe(80)
})

test('tasks before the first paint, of other threads and other names do not count', () => {
  const others = [
    { ...task, ts: 900_000 },
    { ...task, tid: 2 },
    { ...task, name: 'FunctionCall' },
  ]
  expect(blockingTime([paint, { ...task, tdur: 1000 }, ...others])).toBe(0)
})

test('a page that did not paint has no figure', () => {
  expect(() => blockingTime([task])).toThrow('no first paint')
})

test('a trace without processor time has no figure', () => {
  const { tdur: _, ...timeless } = task
  expect(() => blockingTime([paint, timeless])).toThrow('no processor time')
})
