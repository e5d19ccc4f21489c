import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from './in-time.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('an answer in time is passed on, and so is a refusal', async () => {
  expect(await inTime(Promise.resolve('saved'), 5000)).toBe('saved')
  await expect(inTime(Promise.reject(new Error('refused')), 5000)).rejects.toThrow('refused')
  expect(vi.getTimerCount()).toBe(0)
})

test('an answer that does not come is a refusal', async () => {
  const refusal = expect(inTime(new Promise(() => {}), 5000)).rejects.toThrow(
    'Contentful did not answer within 5000 ms.',
  )
  vi.advanceTimersByTime(5000)
  await refusal
})
