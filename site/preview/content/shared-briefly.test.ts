import { expect, test } from 'vitest'
import { sharedBriefly } from './shared-briefly.ts'

function counted() {
  let [time, asked] = [0, 0]
  const load = sharedBriefly(
    async (where: 'a' | 'b', id: string) => {
      asked += 1
      return `${where} ${id}`
    },
    { now: () => time },
  )
  const pass = (ms: number) => {
    time += ms
  }
  return { load, pass, asked: () => asked }
}

test('many who ask for the same at once share one answer', async () => {
  const { load, asked } = counted()
  expect(await Promise.all([load('a', 'home'), load('a', 'home'), load('b', 'home')])).toEqual([
    'a home',
    'a home',
    'b home',
  ])
  expect(asked()).toBe(2)
})

test('a later request gets a new answer', async () => {
  const { load, pass, asked } = counted()
  await load('a', 'home')
  pass(400)
  await load('a', 'home')
  expect(asked()).toBe(2)
})
