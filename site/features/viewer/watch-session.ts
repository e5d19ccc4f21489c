import type { SessionAnswer, Viewer } from '../viewer-data/viewer-answer.ts'
import type { ViewerPage } from './watch-viewer.ts'

type SessionWatchParts = Pick<ViewerPage, 'note' | 'fetchSession' | 'current' | 'patienceMs'> & {
  personal: ViewerPage['personal'] & { isHidden(): boolean }
  isVisible(): boolean
  ended(): void
  /** Another person is signed in. */
  replaced(): void
  ask(): void
  now?: () => number
}

const everyMs = 60_000
const shortestMs = 1000

/**
 * Checks while the page is visible, when it becomes visible, and when the session should end. Asks again for viewers
 * unknown because of an outage.
 */
export function sessionWatch({ personal, now = Date.now, ...page }: SessionWatchParts) {
  let endsAt = Number.POSITIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  async function check() {
    clearTimeout(timer)
    if (page.note() !== 'signed-in') return
    // Hides until the answer, because only the server knows whether another tab has extended the session.
    if (now() >= endsAt) personal.hide()
    const answer = await page.fetchSession(AbortSignal.timeout(page.patienceMs)).catch(() => undefined)
    // Ignores the answer if a sign-out began meanwhile: `viewerWatch` waits for its end.
    if (page.note() === 'signed-in') follow(answer)
  }

  function follow(answer: SessionAnswer | undefined) {
    if (answer?.phase === 'guest') return page.ended()
    if (answer) return goOn(answer)
    if (personal.isHidden()) return personal.reload()
    later()
  }

  function goOn({ userId, seconds }: SessionAnswer & { phase: 'member' }) {
    const viewer = page.current()
    if (viewer?.phase === 'member' && viewer.userId !== userId) return page.replaced()
    endsAt = now() + seconds * 1000
    personal.show()
    if (!isComplete(viewer)) page.ask()
    later()
  }

  /** A hidden page asks nothing. */
  function later() {
    clearTimeout(timer)
    if (!page.isVisible()) return
    timer = setTimeout(check, Math.max(shortestMs, Math.min(everyMs, endsAt - now())))
  }

  return { check, later, stop: () => clearTimeout(timer) }
}

const isComplete = (viewer: Viewer | undefined) => viewer?.phase === 'member' && viewer.pricing !== null
