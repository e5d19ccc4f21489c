import type { SessionAnswer, Viewer, ViewerAnswer } from '../viewer-data/viewer-answer.ts'
import { keepKnown } from './keep-known.ts'
import type { SignInNote } from './sign-in-note.ts'

/** What the watch uses of the page; tests pass their own. */
export type Page = {
  note(): SignInNote
  forget(): void
  noteSignedIn(): void
  /** `isUse`: the visitor does something. Otherwise the page asks by itself. */
  fetchViewer(signal: AbortSignal, isUse: boolean): Promise<ViewerAnswer>
  fetchSession(signal: AbortSignal): Promise<SessionAnswer>
  current(): Viewer | undefined
  /** Tells the page who looks at it. */
  changed(viewer: Viewer): void
  /** What was rendered for one visitor: `reload` does nothing on a page without it. */
  personal: { hide(): void; show(): void; reload(): void }
  log(message: string): void
  /** After this time without an answer, the page shows what it knows. */
  patienceMs: number
  /** After this time without an answer, the page waits no more. */
  longestMs: number
  /** Between two questions whether a sign-out has ended the session. */
  pauseMs: number
}

/** Returns a function that finds out who is signed in, and shows it. A later call replaces one that still runs. */
export function viewerWatch(page: Page) {
  let running: AbortController | undefined

  /** `isNoteChanged`: another tab has changed the note, at a sign-out or another sign-in. */
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

  /** After a while, the page shows what it knows. A later answer is shown too. */
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

  /** The server renders a page for one visitor while the session lasts: it is loaded again only after the end. */
  async function awaitEnd(signal: AbortSignal) {
    let hasEnded = false
    while (!hasEnded && !signal.aborted && page.note() === 'ending') {
      await pause(page.pauseMs)
      hasEnded = (await within(page.fetchSession, signal))?.phase === 'guest'
    }
    if (signal.aborted) return
    if (hasEnded) return leave()
    if (page.note() === 'nobody') return page.personal.reload()
    // Nobody was signed out, for instance because the visitor stopped the navigation.
    page.noteSignedIn()
    return look({ isNoteChanged: true })
  }

  function leave() {
    page.forget()
    hide()
    page.personal.reload()
  }

  /** The session has ended, but not by a sign-out on this device. */
  function ended() {
    page.log('not logged in')
    leave()
  }

  /** Undefined without an answer. The note stays, so that the next page asks again. */
  const within = <Answer>(
    request: (signal: AbortSignal) => Promise<Answer>,
    signal: AbortSignal,
    longestMs = page.patienceMs,
  ) => request(AbortSignal.any([signal, AbortSignal.timeout(longestMs)])).catch(() => undefined)

  return { look, ended, stop: () => running?.abort() }
}

const pause = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))
