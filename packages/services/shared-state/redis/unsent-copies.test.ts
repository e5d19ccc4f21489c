import { expect, test } from 'vitest'
import { unsentCopies } from './unsent-copies.ts'

test('beyond the limit, nothing in Redis that is older than a forgotten change counts', () => {
  let time = 100
  const unsent = unsentCopies({ limit: 2, now: () => time })
  for (const key of ['a', 'b', 'c']) {
    unsent.add(key)
    time += 10
  }
  expect(['a', 'b', 'c', 'other'].map((key) => unsent.since(key))).toEqual([100, 110, 120, 100])
})

test('two changes within a millisecond have an order', () => {
  const unsent = unsentCopies({ now: () => 100 })
  const [first, second] = [unsent.add('a'), unsent.add('a')]
  expect([first.writtenAtMs, second.writtenAtMs]).toEqual([100, 101])
  unsent.sent('a', first)
  expect(unsent.since('a')).toBe(101)
  unsent.sent('a', second)
  expect(unsent.since('a')).toBe(0)
})
