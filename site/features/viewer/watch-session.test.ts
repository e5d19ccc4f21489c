import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionAnswer, Viewer } from '../viewer-data/viewer-answer.ts'
import type { SignInNote } from './sign-in-note.ts'
import { sessionWatch } from './watch-session.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const open: SessionAnswer = { phase: 'member', userId: '10042', seconds: 3600 }
const pricing = { isMember: true, hasStandardPricing: false }
const viewer = { phase: 'member', userId: '10042', pricing } as Viewer

function pageWith(answer: () => Promise<SessionAnswer> = async () => open, shown: Viewer = viewer) {
  const happened: string[] = []
  const state = { note: 'signed-in' as SignInNote, isVisible: true, isHidden: false, happened }
  const fetchSession = vi.fn(answer)
  const hidden = (isHidden: boolean) => () => void Object.assign(state, { isHidden })
  const watch = sessionWatch({
    note: () => state.note,
    fetchSession,
    current: () => shown,
    personal: {
      hide: hidden(true),
      show: hidden(false),
      isHidden: () => state.isHidden,
      reload: () => happened.push('loaded again'),
    },
    isVisible: () => state.isVisible,
    ended: () => happened.push('ended'),
    replaced: () => happened.push('replaced'),
    ask: () => happened.push('asks'),
    patienceMs: 5000,
  })
  return { ...watch, state, happened, fetchSession }
}
const failing = () => Promise.reject(new Error('The site is out of reach.'))

test('a page in view notices within a minute that its session has ended', async () => {
  const { later, happened, fetchSession } = pageWith(async () => ({ phase: 'guest' }))
  later()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(fetchSession).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(happened).toEqual(['ended'])
})

test('a page out of view asks nothing, and asks at once when it is in view again', async () => {
  const { later, check, state, happened, fetchSession } = pageWith()
  state.isVisible = false
  later()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(fetchSession).not.toHaveBeenCalled()
  state.isVisible = true
  fetchSession.mockResolvedValue({ phase: 'guest' })
  await check()
  expect(happened).toEqual(['ended'])
})

test('a page is blank from the second on at which its session ends, until the site says more', async () => {
  const { check, state, happened, fetchSession } = pageWith(async () => ({ ...open, seconds: 20 }))
  await check()
  const answer = Promise.withResolvers<SessionAnswer>()
  fetchSession.mockReturnValue(answer.promise)
  await vi.advanceTimersByTimeAsync(19_000)
  expect(state.isHidden).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect([state.isHidden, happened]).toEqual([true, []])
  answer.resolve({ phase: 'guest' })
  await vi.advanceTimersByTimeAsync(0)
  expect(happened).toEqual(['ended'])
})

test('a page shows its content again if another tab has used the session', async () => {
  const { check, state, happened, fetchSession } = pageWith(async () => ({ ...open, seconds: 20 }))
  await check()
  fetchSession.mockResolvedValue(open)
  await vi.advanceTimersByTimeAsync(20_000)
  expect([state.isHidden, happened]).toEqual([false, []])
})

test('a page from the browser’s cache is shown if its session continues, and reloaded if the site does not answer', async () => {
  const { check, state, happened, fetchSession } = pageWith()
  state.isHidden = true
  await check()
  expect([state.isHidden, happened]).toEqual([false, []])
  state.isHidden = true
  fetchSession.mockImplementation(failing)
  await check()
  expect([state.isHidden, happened]).toEqual([true, ['loaded again']])
})

test('a page in view stays as it is while the site does not answer', async () => {
  const { later, state, happened, fetchSession } = pageWith(failing)
  later()
  await vi.advanceTimersByTimeAsync(180_000)
  expect([state.isHidden, happened]).toEqual([false, []])
  expect(fetchSession).toHaveBeenCalledTimes(3)
})

test('a page of one person is not shown to another one', async () => {
  const { check, happened } = pageWith(async () => ({ ...open, userId: '10043' }))
  await check()
  expect(happened).toEqual(['replaced'])
})

test('a page leaves a sign-out on this device to the viewer', async () => {
  const { check, state, fetchSession } = pageWith()
  state.note = 'ending'
  await check()
  expect(fetchSession).not.toHaveBeenCalled()
})

test.each<[string, Viewer]>([
  ['nothing is known', { phase: 'unknown' }],
  ['the membership is unknown', { ...viewer, pricing: null } as Viewer],
])('a page on which %s of the viewer asks again after a minute', async (_, shown) => {
  const { later, happened } = pageWith(undefined, shown)
  later()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(happened).toEqual(['asks'])
})
