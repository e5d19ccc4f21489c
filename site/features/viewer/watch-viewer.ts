import type { SessionAnswer, Viewer, ViewerAnswer } from '../viewer-data/viewer-answer.ts'
import type { SignInNote } from './sign-in-note.ts'

export type ViewerPage = {
  note(): SignInNote
  forget(): void
  noteSignedIn(): void
  /** `isUse`: the visitor acts. Otherwise the page asks by itself. */
  fetchViewer(signal: AbortSignal, isUse: boolean): Promise<ViewerAnswer>
  fetchSession(signal: AbortSignal): Promise<SessionAnswer>
  current(): Viewer | undefined
  changed(viewer: Viewer): void
  /** Parts that the server rendered for one visitor. `reload` does nothing without them. */
  personal: { hide(): void; show(): void; reload(): void }
  log(message: string): void
  /** After this time, the page shows the known member or an unknown viewer. */
  patienceMs: number
  /** After this time, the page stops waiting. */
  longestMs: number
  /** Time between checks whether a sign-out ended the session. */
  pauseMs: number
}

export function viewerWatch(page: ViewerPage) {
  let running: AbortController | undefined

  /** A later call replaces a running one. `isNoteChanged`: another tab has changed the note. */
  async function look({ isNoteChanged = false, isUse = true } = {}): Promise<void> {
    running?.abort()
    const own = new AbortController()
    running = own
    const note = page.note()
    const isOther = isNoteChanged || note !== 'signed-in'
    if (isOther) hide()
    if (note === 'ending') return awaitEnd(own.signal)
    if (isOther) page.personal.reload()
    if (note === 'signed-in') return show(own.signal, isUse)
  }

  /** A late answer is shown, too. */
  async function show(signal: AbortSignal, isUse: boolean) {
    const asked = within((ending) => page.fetchViewer(ending, isUse), signal, page.longestMs)
    const early = await Promise.race([asked, pause(page.patienceMs)])
    if (signal.aborted) return
    const known = page.current()
    if (early === undefined) page.changed(known?.phase === 'member' ? known : { phase: 'unknown' })
    const answer = await asked
    if (signal.aborted || answer === undefined) return
    if (answer.phase === 'guest') return ended()
    page.changed(keepKnown(answer, page.current()))
  }

  function hide() {
    page.personal.hide()
    page.changed({ phase: 'guest' })
  }

  /** Until the end, the server still renders personal pages, so the reload waits. */
  async function awaitEnd(signal: AbortSignal) {
    let hasEnded = false
    while (!hasEnded && !signal.aborted && page.note() === 'ending') {
      await pause(page.pauseMs)
      hasEnded = (await within(page.fetchSession, signal))?.phase === 'guest'
    }
    if (signal.aborted) return
    if (hasEnded) return leave()
    if (page.note() === 'nobody') return page.personal.reload()
    // The sign-out did not happen, for instance because the visitor stopped the navigation.
    page.noteSignedIn()
    return look({ isNoteChanged: true })
  }

  function leave() {
    page.forget()
    hide()
    page.personal.reload()
  }

  /** The session ended without a sign-out on this device. */
  function ended() {
    page.log('not logged in')
    leave()
  }

  /** Undefined without an answer. The note stays, so the next page asks again. */
  const within = <Answer>(
    request: (signal: AbortSignal) => Promise<Answer>,
    signal: AbortSignal,
    longestMs = page.patienceMs,
  ) => request(AbortSignal.any([signal, AbortSignal.timeout(longestMs)])).catch(() => undefined)

  return { look, ended, stop: () => running?.abort() }
}

/** Keeps parts that the member platform did not send in time. */
export function keepKnown(answer: ViewerAnswer, known: Viewer | undefined): ViewerAnswer {
  const isSame = answer.phase === 'member' && known?.phase === 'member' && answer.userId === known.userId
  if (!isSame) return answer
  return {
    ...answer,
    pricing: answer.pricing ?? known.pricing,
    ordersUrl: answer.ordersUrl ?? known.ordersUrl,
    bookmarks: answer.bookmarks ?? known.bookmarks,
    credits: answer.credits ?? known.credits,
  }
}

const pause = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))
