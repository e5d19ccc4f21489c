import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../../base/log.ts'
import { untilDone } from './until-done.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const linesOf = () => vi.spyOn(log, 'error').mockImplementation(() => true)
const refused = () => {
  throw new Error('EROFS')
}

test('work that fails is tried again each second, with one line in the log', () => {
  const lines = linesOf()
  const work = vi.fn(refused)
  const instead = vi.fn()
  untilDone(work, { instead })
  vi.advanceTimersByTime(2000)
  expect([work.mock.calls.length, instead.mock.calls.length]).toEqual([3, 3])
  work.mockImplementation(() => undefined as never)
  vi.advanceTimersByTime(10_000)
  expect(work).toHaveBeenCalledTimes(4)
  expect(lines.mock.calls).toEqual([['PAGE_FILES: nginx gets no pages: Error: EROFS.']])
})

test('the log asks for help if nginx may show old pages', () => {
  const lines = linesOf()
  untilDone(refused, { instead: refused })
  expect(lines.mock.calls).toEqual([
    ['PAGE_FILES: nginx may show old pages. Turn the page files off as docs/operate.md says: Error: EROFS.'],
  ])
})
