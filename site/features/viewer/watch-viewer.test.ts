import { describe, expect, test, vi } from 'vitest'
import type { SessionAnswer, Viewer, ViewerAnswer } from '../viewer-data/viewer-answer.ts'
import type { SignInNote } from './sign-in-note.ts'
import { keepKnown, type ViewerPage, viewerWatch } from './watch-viewer.ts'

const guest: ViewerAnswer = { phase: 'guest' }
const unknown: Viewer = { phase: 'unknown' }
const member = {
  phase: 'member',
  userId: '10042',
  name: 'Maren Oduya',
  pricing: { isMember: true, hasStandardPricing: false },
  ordersUrl: '/api/viewer/orders',
  expiryNotice: 'Your membership expires soon.',
  bookmarks: [],
  credits: 12,
  isVanguard: false,
} satisfies ViewerAnswer

const open: SessionAnswer = { phase: 'member', userId: '10042', seconds: 3600 }
const untouched = { note: 'signed-in', messages: [], personal: [] }

function pageWith(change: Partial<ViewerPage> = {}) {
  const seen: Viewer[] = []
  const state = { note: 'signed-in' as SignInNote, messages: [] as string[], personal: [] as string[] }
  const watch = viewerWatch({
    note: () => state.note,
    forget: () => Object.assign(state, { note: 'nobody' }),
    noteSignedIn: () => Object.assign(state, { note: 'signed-in' }),
    fetchViewer: async () => member,
    fetchSession: async () => open,
    current: () => seen.at(-1),
    changed: (viewer) => seen.push(viewer),
    personal: {
      hide: () => state.personal.push('hidden'),
      show: () => state.personal.push('shown'),
      reload: () => state.personal.push('loaded again'),
    },
    log: (message) => state.messages.push(message),
    patienceMs: 60_000,
    longestMs: 60_000,
    pauseMs: 1,
    ...change,
  })
  return { ...watch, seen, state }
}
const failing = () => Promise.reject(new Error('The site is out of reach.'))
const hanging = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

describe('a page in a browser that notes a sign-in', () => {
  test('shows who is signed in (AU-002, RO-004)', async () => {
    const { look, seen, state } = pageWith()
    await look()
    expect(seen).toEqual([member])
    expect(state).toEqual(untouched)
  })

  test('forgets the sign-in when the session has ended, and says so once (AU-004, ER-006)', async () => {
    const { look, seen, state } = pageWith({ fetchViewer: async () => guest })
    await look()
    await look()
    expect(seen).toEqual([guest, guest])
    expect(state).toEqual({
      note: 'nobody',
      messages: ['not logged in'],
      personal: ['hidden', 'loaded again', 'hidden', 'loaded again'],
    })
  })

  test('treats the viewer as unknown while the site does not answer, and keeps the note', async () => {
    const { look, seen, state } = pageWith({ fetchViewer: failing })
    await look()
    expect(seen).toEqual([unknown])
    expect(state, 'a page that reloads now would reload again').toEqual(untouched)
  })

  test('shows the last known viewer when a later answer fails', async () => {
    const fetchViewer = vi.fn(async (): Promise<ViewerAnswer> => member)
    const { look, seen } = pageWith({ fetchViewer })
    await look()
    fetchViewer.mockImplementation(failing)
    await look()
    expect(seen).toEqual([member, member])
  })

  test('shows nothing of the last viewer after another tab has changed the note', async () => {
    const fetchViewer = vi.fn(async (): Promise<ViewerAnswer> => member)
    const { look, seen, state } = pageWith({ fetchViewer })
    await look()
    fetchViewer.mockImplementation(failing)
    await look({ isNoteChanged: true })
    expect(seen).toEqual([member, guest, unknown])
    expect(state).toEqual({ ...untouched, personal: ['hidden', 'loaded again'] })
  })

  test('does not wait longer than its patience, and shows a late answer', async () => {
    const answer = Promise.withResolvers<ViewerAnswer>()
    const { look, seen } = pageWith({ fetchViewer: () => answer.promise, patienceMs: 1 })
    const looking = look()
    await vi.waitFor(() => expect(seen).toEqual([unknown]))
    answer.resolve(member)
    await looking
    expect(seen).toEqual([unknown, member])
  })

  test('asks no longer than a while', async () => {
    const { look, seen } = pageWith({ fetchViewer: hanging, patienceMs: 1, longestMs: 2 })
    await look()
    expect(seen).toEqual([unknown])
  })

  test('says when it asks by itself', async () => {
    const fetchViewer = vi.fn(async (): Promise<ViewerAnswer> => member)
    const { look } = pageWith({ fetchViewer })
    await look()
    await look({ isUse: false })
    expect(fetchViewer.mock.calls.map((call: unknown[]) => call[1])).toEqual([true, false])
  })

  test('shows a guest at once when another tab signs out, whatever was requested before', async () => {
    const { look, seen, state } = pageWith({ fetchViewer: hanging })
    const first = look()
    state.note = 'nobody'
    await look()
    await first
    expect(seen).toEqual([guest])
    expect(state.personal).toEqual(['hidden', 'loaded again'])
  })

  test('shows the answer to the last request only', async () => {
    const answers = [Promise.withResolvers<ViewerAnswer>(), Promise.withResolvers<ViewerAnswer>()]
    let requests = 0
    const { look, seen } = pageWith({ fetchViewer: () => answers[requests++]?.promise ?? failing() })
    const looks = [look(), look()]
    answers[1]?.resolve(member)
    answers[0]?.resolve(guest)
    await Promise.all(looks)
    expect(seen).toEqual([member])
  })
})

describe('a page while a sign-out runs', () => {
  test('is blank at once, and is loaded again only after the session has ended', async () => {
    const fetchSession = vi.fn(async (): Promise<SessionAnswer> => open)
    const { look, seen, state } = pageWith({ fetchSession })
    await look()
    state.note = 'ending'
    const looking = look({ isNoteChanged: true })
    expect([seen.at(-1), state.personal]).toEqual([guest, ['hidden']])
    await vi.waitFor(() => expect(fetchSession.mock.calls.length).toBeGreaterThan(2))
    expect(state).toMatchObject({ note: 'ending', personal: ['hidden'] })
    fetchSession.mockResolvedValue(guest)
    await looking
    expect(state).toEqual({ note: 'nobody', messages: [], personal: ['hidden', 'hidden', 'loaded again'] })
  })

  test('waits also while the site does not answer', async () => {
    const fetchSession = vi.fn(failing)
    const { look, state } = pageWith({ fetchSession })
    state.note = 'ending'
    const looking = look({ isNoteChanged: true })
    await vi.waitFor(() => expect(fetchSession.mock.calls.length).toBeGreaterThan(2))
    expect(state.personal).toEqual(['hidden'])
    state.note = 'nobody'
    await looking
    expect(state.personal).toEqual(['hidden', 'loaded again'])
  })

  test('shows the viewer again if the sign-out did not happen', async () => {
    const { look, seen, state } = pageWith()
    state.note = 'ending'
    const looking = look({ isNoteChanged: true })
    state.note = 'signed-in'
    await looking
    expect(seen.at(-1)).toEqual(member)
    expect(state.personal).toEqual(['hidden', 'hidden', 'loaded again'])
  })

  test('leaves the end to a later call', async () => {
    const { look, stop, seen, state } = pageWith({ fetchSession: async () => guest })
    state.note = 'ending'
    const looking = look({ isNoteChanged: true })
    stop()
    await looking
    expect([seen, state.personal]).toEqual([[guest], ['hidden']])
  })
})

describe('parts that the member platform did not send in time', () => {
  const late: ViewerAnswer = {
    ...member,
    ordersUrl: null,
    bookmarks: null,
    credits: null,
    expiryNotice: null,
    pricing: null,
  }

  test('stay as they were', () => expect(keepKnown(late, member)).toEqual({ ...member, expiryNotice: null }))

  test.each([
    ['another person of the same name', { ...member, userId: '10043' }],
    ['a guest', guest],
    ['nobody', undefined],
  ] as const)('are not taken from %s', (_, known) => expect(keepKnown(late, known)).toEqual(late))

  test('are not kept after the sign-out', () => expect(keepKnown(guest, member)).toEqual(guest))
})
