import { expect, test } from 'vitest'
import { inBatches } from './publish.ts'

test('items that arrive during a run form one next batch', async () => {
  const batches: string[][] = []
  const runs: (() => void)[] = []
  const add = inBatches<string>((items) => {
    batches.push(items)
    return new Promise((resolve) => runs.push(resolve))
  })
  const first = add(['a'])
  const second = add(['b'])
  await Promise.resolve()
  const later = [add(['c']), add(['d', 'e'])]
  expect(batches).toEqual([['a', 'b']])
  runs.shift()?.()
  await Promise.all([first, second])
  expect(batches).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ])
  runs.shift()?.()
  await Promise.all(later)
  expect(batches).toHaveLength(2)
})
