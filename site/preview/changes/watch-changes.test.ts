import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type EntryRevisions, watchChanges } from './watch-changes.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pace = { everyMs: 2500, longestMs: 10_000, rememberedMs: 45_000 }

function watched() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const site = { changes: {} as EntryRevisions, isDown: false, asked: 0, read: 0 }
  const stop = watchChanges({
    async ask() {
      site.asked += 1
      if (site.isDown) throw new Error('The site answered 429.')
      return site.changes
    },
    async read() {
      site.read += 1
    },
    page,
    pace,
  })
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { site, stop, show }
}

test('each change is read once', async () => {
  const { site } = watched()
  await vi.advanceTimersByTimeAsync(2500)
  expect(site).toMatchObject({ asked: 1, read: 0 })
  site.changes = { 'association/Entry/a': '10:00' }
  await vi.advanceTimersByTimeAsync(5000)
  expect(site).toMatchObject({ asked: 3, read: 1 })
  site.changes = { 'association/Entry/a': '10:01' }
  await vi.advanceTimersByTimeAsync(2500)
  expect(site.read).toBe(2)
})

test('polls less often while the site refuses, and at the usual rate once it answers', async () => {
  const { site } = watched()
  site.isDown = true
  await vi.advanceTimersByTimeAsync(2500 + 5000 + 10_000)
  expect(site.asked).toBe(3)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(site.asked).toBe(4)
  site.isDown = false
  await vi.advanceTimersByTimeAsync(10_000 + 2500)
  expect(site.asked).toBe(6)
})

test('does not poll in a hidden tab, and reads everything after a long absence', async () => {
  const { site, show } = watched()
  show('hidden')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(site.asked).toBe(0)
  show('visible')
  await vi.advanceTimersByTimeAsync(0)
  expect(site).toMatchObject({ asked: 1, read: 1 })
})

test('a change that could not be read is read at the next look', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  const reads = [() => Promise.reject(new Error('no answer')), () => Promise.resolve()]
  const read = vi.fn(() => (reads.shift() ?? (() => Promise.resolve()))())
  watchChanges({ ask: async () => ({ 'association/Entry/a': '10:00' }), read, page, pace })
  await vi.advanceTimersByTimeAsync(2500 + 5000 + 2500)
  expect(read).toHaveBeenCalledTimes(2)
})

test('does not poll after it was stopped', async () => {
  const { site, stop } = watched()
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(site.asked).toBe(0)
})
