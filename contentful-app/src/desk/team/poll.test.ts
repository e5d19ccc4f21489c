import { expect, test } from 'vitest'
import { poll } from './poll.ts'

function start() {
  const delays: number[] = []
  let task = () => {}
  let [isVisible, isDown, asked] = [true, false, 0]
  const polling = poll({
    everyMs: () => 4000,
    isVisible: () => isVisible,
    async ask() {
      asked += 1
      if (isDown) throw new Error('down')
    },
    schedule(next, delayMs) {
      delays.push(delayMs)
      task = next
      return () => {
        task = () => {}
      }
    },
  })
  const turn = async () => {
    task()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const set = (next: { isVisible?: boolean; isDown?: boolean }) => {
    isVisible = next.isVisible ?? isVisible
    isDown = next.isDown ?? isDown
  }
  return { polling, delays, turn, set, asked: () => asked }
}

test('asks again after each answer', async () => {
  const { delays, turn, asked } = start()
  await turn()
  await turn()
  expect([asked(), delays]).toEqual([2, [4000, 4000, 4000]])
})

test('asks less often while Contentful fails, and as before once it answers', async () => {
  const { delays, turn, set } = start()
  set({ isDown: true })
  for (const _ of [1, 2, 3, 4, 5]) await turn()
  set({ isDown: false })
  await turn()
  expect(delays).toEqual([4000, 8000, 16_000, 32_000, 60_000, 60_000, 4000])
})

test('a hidden tab does not ask, and a tab that is shown again asks at once', async () => {
  const { polling, delays, turn, set, asked } = start()
  set({ isVisible: false })
  await turn()
  expect(asked()).toBe(0)
  set({ isVisible: true })
  polling.visibilityChanged()
  await turn()
  expect([asked(), delays]).toEqual([1, [4000, 0, 4000]])
})

test('asks nothing after it is stopped', async () => {
  const { polling, turn, asked } = start()
  polling.stop()
  await turn()
  expect(asked()).toBe(0)
})
