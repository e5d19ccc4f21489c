import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { signedInKey } from '../../base/signed-in-key.ts'
import { startBookmarks } from '../bookmarks/buttons.ts'
import { pricingOfViewer } from '../viewer-data/pricing-of-viewer.ts'
import { currentViewer, onViewer, viewerChanged } from '../viewer-data/store.ts'
import { byItself, type SessionAnswer, type Viewer, type ViewerAnswer } from '../viewer-data/viewer-answer.ts'
import { showPrices, showRenewal, showUser } from './show-viewer.ts'
import { forget, noteSignedIn, signInNote } from './sign-in-note.ts'
import { signOut } from './sign-out.ts'
import { sessionWatch } from './watch-session.ts'
import { viewerWatch } from './watch-viewer.ts'

/** The loader starts it after a noted sign-in. */
export const enhance: Enhance<undefined> = (element) => {
  const shows = [
    (viewer: Viewer) => showUser(element, viewer),
    (viewer: Viewer) => showPrices(element, pricingOfViewer(viewer)),
    (viewer: Viewer) => showRenewal(element, 'expiryNotice' in viewer ? viewer.expiryNotice : null),
    (viewer: Viewer) => void showCredits(element, 'credits' in viewer ? viewer.credits : null),
  ].map(onViewer)
  const stops = [...shows, startBookmarks(), watchSignIn(element)]
  return () => {
    for (const stop of stops) stop()
  }
}

function watchSignIn(element: HTMLElement) {
  const personal = personalParts(element, () => location.reload())
  const page = { note: signInNote, fetchSession, current: currentViewer, personal, patienceMs: 5000 }
  const watch = viewerWatch({
    ...page,
    forget,
    noteSignedIn,
    fetchViewer,
    longestMs: 60_000,
    changed: show,
    // biome-ignore lint/suspicious/noConsole: the specification wants this message in the console
    log: console.info,
    pauseMs: 500,
  })
  const session = sessionWatch({
    ...page,
    isVisible,
    ended: watch.ended,
    replaced: () => watch.look({ isNoteChanged: true }),
    ask: () => watch.look({ isUse: false }),
  })

  const listening = new AbortController()
  const listen = { signal: listening.signal }
  // `key` is null when another tab has cleared the storage.
  addEventListener(
    'storage',
    ({ key }) => (key ?? signedInKey) === signedInKey && watch.look({ isNoteChanged: true }),
    listen,
  )
  // The back/forward cache must show nothing personal before the server answers.
  addEventListener('pagehide', ({ persisted }) => persisted && personal.hide(), listen)
  addEventListener('pageshow', ({ persisted }) => persisted && [watch.look(), session.check()], listen)
  document.addEventListener(
    'visibilitychange',
    () => (isVisible() ? session.check() : session.stop()),
    listen,
  )
  element.addEventListener('click', (event) => signsOut(event) && watch.look(), listen)
  void watch.look()
  session.later()
  return () => {
    listening.abort()
    watch.stop()
    session.stop()
  }
}

function personalParts(page: ParentNode, reload: () => void) {
  const parts = () => [...page.querySelectorAll<HTMLElement>('[data-personal]')]
  return {
    hide() {
      for (const { style } of parts()) style.visibility = 'hidden'
    },
    show() {
      for (const { style } of parts()) style.visibility = ''
    },
    isHidden: () => parts().some(({ style }) => style.visibility === 'hidden'),
    /** Only the server knows who may see the page now. */
    reload() {
      if (parts().length > 0) reload()
    },
  }
}

const fetchViewer = (signal: AbortSignal, isUse: boolean) =>
  requestAnswer<ViewerAnswer>('/api/viewer', { signal, ...(!isUse && { headers: { [byItself]: '1' } }) })

const fetchSession = (signal: AbortSignal) => requestAnswer<SessionAnswer>('/api/viewer/session', { signal })

async function requestAnswer<Answer extends { phase: string }>(
  path: string,
  init: RequestInit,
): Promise<Answer> {
  const response = await fetch(path, init)
  const answer: Answer | undefined = response.ok ? await response.json() : undefined
  if (answer?.phase === 'guest' || answer?.phase === 'member') return answer
  throw new Error(`${path} names no viewer`)
}

const isVisible = () => document.visibilityState === 'visible'

function show(viewer: Viewer) {
  const root = document.documentElement
  if (viewer.phase === 'member') root.dataset.viewer = 'member'
  else delete root.dataset.viewer
  root.dataset.viewerKnown = ''
  // A visitor who may be a member sees no invitation to join.
  const { isMember, isUnknown } = pricingOfViewer(viewer)
  root.toggleAttribute('data-member', isMember || isUnknown === true)
  viewerChanged(viewer)
}

function signsOut(event: MouseEvent): boolean {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-logout]')
  if (link) void signOut(event, link, { forgetRegistrations, leave: (url) => location.assign(url) })
  return link !== null
}

const forgetRegistrations = async () =>
  (await import('../registration/forget-registrations.ts')).forgetRegistrations()

/** Few pages have a place for credits. */
async function showCredits(page: ParentNode, earned: number | null) {
  if (!page.querySelector('[data-credits]')) return
  const credits = await import('../widgets/credits.ts')
  credits.showCredits(page, earned)
}
