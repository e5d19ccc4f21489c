import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ViewerAnswer } from './viewer-answer.ts'

const guest: ViewerAnswer = { phase: 'guest' }
const member: ViewerAnswer = {
  phase: 'member',
  userId: '10042',
  name: 'Maren Oduya',
  pricing: { isMember: true, hasStandardPricing: false },
  ordersUrl: null,
  expiryNotice: null,
  bookmarks: null,
  credits: null,
  isVanguard: false,
}

function open(expected?: 'member') {
  vi.stubGlobal('document', { documentElement: { dataset: expected ? { viewer: expected } : {} } })
  return import('./store.ts')
}
beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())
afterAll(() => vi.resetModules())

test('without a noted sign-in the visitor is a guest at once (AU-002)', async () => {
  const { currentViewer, onViewer } = await open()
  const seen = vi.fn()
  onViewer(seen)
  expect(currentViewer()).toEqual(guest)
  expect(currentViewer(), 'the same object, as React expects of a store').toBe(currentViewer())
  expect(seen.mock.calls).toEqual([[guest]])
})

test('after a noted sign-in there is no viewer until the response arrives (AU-002)', async () => {
  const { currentViewer, onViewer } = await open('member')
  const seen = vi.fn()
  onViewer(seen)
  expect(currentViewer()).toBeUndefined()
  expect(seen).not.toHaveBeenCalled()
})

test('a listener gets each change, and a known viewer at once (SH-094, SH-095)', async () => {
  const { currentViewer, onViewer, viewerChanged } = await open('member')
  const early = vi.fn()
  const late = vi.fn()
  onViewer(early)
  viewerChanged(member)
  onViewer(late)
  viewerChanged(guest)
  expect(early.mock.calls).toEqual([[member], [guest]])
  expect(late.mock.calls).toEqual([[member], [guest]])
  expect(currentViewer()).toBe(guest)
})

test('a listener that has ended is not called', async () => {
  const { onViewer, viewerChanged } = await open('member')
  const seen = vi.fn()
  onViewer(seen)()
  viewerChanged(member)
  expect(seen).not.toHaveBeenCalled()
})

test('a listener that throws is reported, and the next one is called', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const { onViewer, viewerChanged } = await open('member')
  const seen = vi.fn()
  const failure = new Error('This island is broken.')
  onViewer(() => {
    throw failure
  })
  onViewer(seen)
  viewerChanged(member)
  expect(report).toHaveBeenCalledWith(failure)
  expect(seen).toHaveBeenCalledOnce()
})
