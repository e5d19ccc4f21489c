import { currentViewer, onViewer, viewerChanged } from '../viewer-data/store.ts'
import type { ViewerBookmark } from '../viewer-data/viewer-answer.ts'
import { buttonMessages as messages } from './messages.ts'

/** A second click waits for the first request. */
const saving = new Set<string>()
const waiting = new Set<string>()

export function startBookmarks(root: Document = document): () => void {
  const stop = onViewer(() => {
    show(root)
    addWaiting(root)
  })
  const listening = new AbortController()
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button[data-bookmark]')
      if (button) press(button, root)
    },
    { signal: listening.signal },
  )
  return () => {
    stop()
    listening.abort()
  }
}

function show(root: Document) {
  const viewer = currentViewer()
  const bookmarks = viewer?.phase === 'member' ? viewer.bookmarks : null
  for (const button of root.querySelectorAll<HTMLElement>('button[data-bookmark]')) {
    const isOn = bookmarks?.some(({ entry }) => entry === button.dataset.bookmark)
    button.ariaPressed = String(isOn ?? false)
    button.ariaDisabled = bookmarks ? null : 'true'
  }
}

function press(button: HTMLElement, root: Document) {
  const viewer = currentViewer()
  if (viewer) {
    const before = known()
    if (before) return void toggle(button, root, before)
    return say(button, viewer.phase === 'member' ? messages.closed : messages.signedOut)
  }
  waiting.add(button.dataset.bookmark ?? '')
  button.ariaBusy = 'true'
  say(button, messages.waiting)
}

/** Removes none, because the pressed button showed no bookmark. */
function addWaiting(root: Document) {
  for (const button of root.querySelectorAll<HTMLElement>('button[data-bookmark]')) {
    const { bookmark: entry = '' } = button.dataset
    if (!waiting.delete(entry)) continue
    button.ariaBusy = null
    if (known()?.some((each) => each.entry === entry)) say(button, messages.kept)
    else press(button, root)
  }
}

async function toggle(button: HTMLElement, root: Document, before: readonly ViewerBookmark[]) {
  const { bookmark: entry = '' } = button.dataset
  if (saving.has(entry)) return
  saving.add(entry)
  say(button, '')
  const existing = before.find((each) => each.entry === entry)
  const optimistic = existing ? without(before, entry) : [...before, { id: '', entry, path: '' }]
  replace(optimistic)
  const outcome = await (existing ? removeBookmark(existing.id) : addBookmark(entry))
  saving.delete(entry)
  const now = known() ?? []
  if (outcome.kind === 'done') {
    replace(outcome.value ? [...without(now, entry), outcome.value] : without(now, entry))
    return say(button, existing ? messages.removed : messages.added)
  }
  replace(existing ? [...without(now, entry), existing] : without(now, entry))
  show(root)
  say(button, messages[outcome.kind])
}

function known() {
  const viewer = currentViewer()
  return viewer?.phase === 'member' ? (viewer.bookmarks ?? undefined) : undefined
}

function replace(bookmarks: readonly ViewerBookmark[]) {
  const viewer = currentViewer()
  if (viewer?.phase === 'member') viewerChanged({ ...viewer, bookmarks })
}

const without = (bookmarks: readonly ViewerBookmark[], entry: string) =>
  bookmarks.filter((each) => each.entry !== entry)

function say(button: HTMLElement, words: string) {
  const status = button.parentElement?.querySelector('[role=status]')
  if (status) status.textContent = words
}

type BookmarkOutcome<Value> =
  | { kind: 'done'; value: Value }
  /** `unknown`: the answer was lost. */
  | { kind: 'signedOut' | 'failed' | 'unknown' }

const requestTimeoutMs = 10_000

const json = { 'content-type': 'application/json' }

const addBookmark = (entry: string): Promise<BookmarkOutcome<ViewerBookmark>> =>
  requestBookmark('/api/bookmarks', { method: 'POST', headers: json, body: JSON.stringify({ entry }) })

const removeBookmark = (id: string): Promise<BookmarkOutcome<undefined>> =>
  requestBookmark(`/api/bookmarks/${encodeURIComponent(id)}`, { method: 'DELETE' })

async function requestBookmark<Value>(path: string, init: RequestInit): Promise<BookmarkOutcome<Value>> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(requestTimeoutMs) })
    if (response.status === 401) return { kind: 'signedOut' }
    if (!response.ok) return { kind: isRefusal(response.status) ? 'failed' : 'unknown' }
    return { kind: 'done', value: response.status === 204 ? undefined : await response.json() }
  } catch {
    return { kind: 'unknown' }
  }
}

/** After a 502 or 504, the member platform may have saved the change. */
const isRefusal = (status: number) => status < 500 || status === 503
