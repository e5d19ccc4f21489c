import { expect, test } from 'vitest'
import { collect } from './collect.ts'
import { ManagementError } from './errors.ts'

const all = Array.from({ length: 2300 }, (_, n) => n)

/** Answers like Contentful: pages that are too large are refused. */
function collection(largest: number) {
  const asked: number[] = []
  const read = async ({ limit, skip }: { limit: number; skip: number }) => {
    asked.push(limit)
    if (limit > largest) throw new ManagementError('INVALID', 'Response size too big.', { status: 400 })
    return { total: all.length, items: all.slice(skip, skip + limit) }
  }
  return { asked, read }
}

test('as few pages as possible', async () => {
  const { asked, read } = collection(1000)
  expect(await collect(read)).toEqual(all)
  expect(asked).toEqual([1000, 1000, 1000])
})

test('smaller pages, where the answer would be too large', async () => {
  const { asked, read } = collection(600)
  expect(await collect(read)).toEqual(all)
  expect(asked).toEqual([1000, ...Array(10).fill(250)])
})

test('any other refusal is told', async () => {
  const refused = new ManagementError('INVALID', 'The query you sent was invalid.')
  await expect(collect(() => Promise.reject(refused))).rejects.toBe(refused)
})
