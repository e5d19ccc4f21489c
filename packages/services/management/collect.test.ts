import { expect, test } from 'vitest'
import { collect } from './collect.ts'
import { refused } from './errors.ts'

const limitOfAnswer = 300
const tooBig = () =>
  refused({
    method: 'GET',
    url: 'http://localhost/spaces/events/entries',
    status: 400,
    body: JSON.stringify({ message: 'Response size too big. Maximum allowed response size: 7340032B.' }),
  })

const item = (number: number) => ({ sys: { id: `entry-${number}` } })

function collection(total: number) {
  const asked: number[] = []
  const read = async ({ limit, skip }: { limit: number; skip: number }) => {
    asked.push(limit)
    if (Math.min(limit, total - skip) > limitOfAnswer) throw tooBig()
    return {
      total,
      items: Array.from({ length: Math.min(limit, total - skip) }, (_, index) => item(skip + index)),
    }
  }
  return { asked, read }
}

test('where a page would be too large, smaller ones are read', async () => {
  const { asked, read } = collection(600)
  expect(await collect(read)).toEqual(Array.from({ length: 600 }, (_, index) => item(index)))
  expect(asked).toEqual([1000, 250, 250, 250])
})

/** Changes after its first page, `times` times. */
function changing(change: (numbers: number[]) => number[], times: number) {
  let [numbers, left] = [[1, 2, 3, 4, 5], times]
  return async ({ skip }: { skip: number }) => {
    const page = { total: numbers.length, items: numbers.slice(skip, skip + 2).map(item) }
    if (skip === 0 && left-- > 0) numbers = change(numbers)
    return page
  }
}

test.each<[string, (numbers: number[]) => number[], number[]]>([
  ['comes', (all) => [0, ...all], [0, 1, 2, 3, 4, 5]],
  ['goes', ([_, ...all]) => all, [2, 3, 4, 5]],
  ['moves to the first page', (all) => [5, ...all.slice(0, -1)], [5, 1, 2, 3, 4]],
  ['goes and another comes', ([_, ...all]) => [...all, 6], [2, 3, 4, 5, 6]],
])('when an item %s between two pages, reading starts again', async (_, change, then) => {
  expect(await collect(changing(change, 1))).toEqual(then.map(item))
})

test('a collection that changes all the time is not read in part', async () => {
  await expect(collect(changing(([first = 0, ...all]) => [...all, first], 99))).rejects.toThrow(
    'run the command again later',
  )
})

test('reports a single item that is too large', async () => {
  await expect(
    collect(async () => {
      throw tooBig()
    }),
  ).rejects.toThrow('Response size too big')
})
