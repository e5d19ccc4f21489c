import { afterEach, expect, test, vi } from 'vitest'
import { openWindow, whenClosed } from './use-pop-out.ts'

afterEach(() => vi.useRealTimers())

test('a window keeps its opener, and a refusal is no window', () => {
  const asked: (string | undefined)[] = []
  const opened = openWindow((_, __, features) => {
    asked.push(features)
    return null
  })
  expect(opened).toBeUndefined()
  expect(asked[0]).not.toMatch(/noopener|noreferrer/)
})

test('a closed window is noticed once', () => {
  vi.useFakeTimers()
  const window = { closed: false }
  const closed = vi.fn()
  whenClosed(window, closed)
  vi.advanceTimersByTime(2000)
  expect(closed).not.toHaveBeenCalled()
  window.closed = true
  vi.advanceTimersByTime(2000)
  expect(closed).toHaveBeenCalledTimes(1)
})
