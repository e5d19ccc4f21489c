import { currentViewer, onViewer, viewerChanged } from '../viewer/store.ts'
import type { ViewerBookmark } from '../viewer/viewer-answer.ts'
import { messages } from './messages.ts'
import { addBookmark, removeBookmark } from './requests.ts'

/** Entries whose change is on its way: a second click waits for the first. */
const saving = new Set<string>()

/** Shows which articles are bookmarked, and changes that. Returns what ends it. */
export function startBookmarks(root: Document = document): () => void {
  const stop = onViewer(() => show(root))
  const listening = new AbortController()
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button[data-bookmark]')
      if (button) void toggle(button, root)
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

/** Shows the change at once, and takes it back with a message if it fails. */
async function toggle(button: HTMLElement, root: Document) {
  const { bookmark: entry = '' } = button.dataset
  const before = known()
  if (!before || saving.has(entry)) return
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
  say(button, outcome.kind === 'signed-out' ? messages.signedOut : messages.failed)
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
