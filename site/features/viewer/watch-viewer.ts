import { keepKnown } from './keep-known.ts'
import type { ViewerAnswer } from './viewer-answer.ts'

/** What the watch uses of the page; tests pass their own. */
export type Page = {
  isNoted(): boolean
  forget(): void
  fetchViewer(signal: AbortSignal): Promise<ViewerAnswer>
  current(): ViewerAnswer | undefined
  /** Tells the page who looks at it. */
  changed(viewer: ViewerAnswer): void
  /** The last viewer is signed out. Another person may be signed in. */
  left(): void
  log(message: string): void
  /** After this time without an answer, the page shows what it knows. */
  patienceMs: number
}

/** Returns a function that finds out who is signed in, and shows it. A later call replaces one that still runs. */
export function viewerWatch(page: Page) {
  let running: AbortController | undefined

  /** `isNoteChanged`: another tab has removed the note, or set it again after another sign-in. */
  async function look({ isNoteChanged = false } = {}) {
    running?.abort()
    if (isNoteChanged || !page.isNoted()) leave()
    if (!page.isNoted()) return
    const own = new AbortController()
    running = own
    const answer = await answerWithin(own.signal)
    if (own.signal.aborted) return
    if (answer?.phase === 'guest') return noteGuest()
    page.changed(answer ? keepKnown(answer, page.current()) : (page.current() ?? { phase: 'guest' }))
  }

  function leave() {
    page.changed({ phase: 'guest' })
    page.left()
  }

  /** Undefined without an answer. The note stays, so that the next page asks again. */
  const answerWithin = (signal: AbortSignal) =>
    page.fetchViewer(AbortSignal.any([signal, AbortSignal.timeout(page.patienceMs)])).catch(() => undefined)

  function noteGuest() {
    page.forget()
    page.log('not logged in')
    leave()
  }
  return { look, stop: () => running?.abort() }
}
