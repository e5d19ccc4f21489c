import { guestPricing } from '@association/content/shared/products/pricing/pricing.ts'
import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { startBookmarks } from '../bookmarks/buttons.ts'
import { showCredits } from '../widgets/credits.ts'
import { fetchViewer } from './fetch-viewer.ts'
import { showPrices } from './show-prices.ts'
import { showRenewal } from './show-renewal.ts'
import { showUser } from './show-user.ts'
import { forget, isNoted } from './sign-in-note.ts'
import { signOut } from './sign-out.ts'
import { currentViewer, onViewer, viewerChanged } from './store.ts'
import { signedInKey, type ViewerAnswer } from './viewer-answer.ts'
import { viewerWatch } from './watch-viewer.ts'

/** Fills the parts of a page that depend on who looks at it. The loader starts it after a noted sign-in. */
export const enhance: Enhance<undefined> = (element) => {
  const root = document.documentElement
  const watch = viewerWatch({
    isNoted,
    forget,
    fetchViewer,
    current: currentViewer,
    changed(viewer) {
      if (viewer.phase === 'member') root.dataset.viewer = 'member'
      else delete root.dataset.viewer
      root.toggleAttribute('data-member', viewer.phase === 'member' && viewer.pricing.isMember)
      viewerChanged(viewer)
    },
    left() {
      // The server knows who may see such a page now.
      if (element.querySelector('[data-personal]')) location.reload()
    },
    // biome-ignore lint/suspicious/noConsole: the specification wants this message in the console
    log: console.info,
    patienceMs: 5000,
  })
  const shows = [
    (viewer: ViewerAnswer) => showUser(element, viewer),
    (viewer: ViewerAnswer) => showPrices(element, 'pricing' in viewer ? viewer.pricing : guestPricing),
    (viewer: ViewerAnswer) => showRenewal(element, 'expiryNotice' in viewer ? viewer.expiryNotice : null),
    (viewer: ViewerAnswer) => showCredits(element, 'credits' in viewer ? viewer.credits : null),
  ].map(onViewer)

  const stopBookmarks = startBookmarks()
  const listening = new AbortController()
  const listen = { signal: listening.signal }
  // Another tab has signed in or out; the key is null when it has cleared the storage.
  addEventListener(
    'storage',
    ({ key }) => (key ?? signedInKey) === signedInKey && watch.look({ isNoteChanged: true }),
    listen,
  )
  // The page comes back from the browser's cache.
  addEventListener('pageshow', ({ persisted }) => persisted && watch.look(), listen)
  element.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-logout]')
      if (link) void signOut(event, link, { forgetRegistrations, leave: (url) => location.assign(url) })
    },
    listen,
  )
  void watch.look()
  return () => {
    listening.abort()
    watch.stop()
    for (const stop of [...shows, stopBookmarks]) stop()
  }
}

const forgetRegistrations = async () =>
  (await import('../registration/forget-registrations.ts')).forgetRegistrations()
