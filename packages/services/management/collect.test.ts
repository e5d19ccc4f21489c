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

/** A collection of so many items that answers no page of more than 300. */
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

test('one item that is too large is said to be', async () => {
  await expect(
    collect(async () => {
      throw tooBig()
    }),
  ).rejects.toThrow('Response size too big')
})
