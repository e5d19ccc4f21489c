import { spaces } from '@association/content'
import { linksIn } from '@association/content/rules'
import type { SidebarAppSDK } from '@contentful/app-sdk'
import { listeners } from '../../base/listeners.ts'
import type { Observed } from '../../base/observed.ts'
import { type Across, loadAcross } from '../../contentful/load-across.ts'
import { onPublished } from '../../contentful/published.ts'
import { type Session, spaceIdsOf } from '../../contentful/session.ts'
import { gatewayOf } from '../../entry/gateway.ts'
import { type OpenEntry, subjectOf } from '../../entry/open-entry.ts'
import { followPage } from './page-channel.ts'
import { isEmpty, type PageParts } from './page-parts.ts'
import { pageStore } from './page-store.ts'
import { pollPage } from './poll-page.ts'
import type { RootSys } from './root-sys.ts'

/** `across` has the typed values and stays during a reload. */
export type PageState = { phase: 'reading' | 'known' | 'failed'; across?: Across }
export type KeptPage = Observed<PageState> & { again(): void; close(): void }

type Options = { sdk: Pick<SidebarAppSDK, 'navigator'>; session: Session; entry: OpenEntry; sys: RootSys }

const rests = {
  lookMs: 100,
  comingMs: 3000,
  typedMs: 400,
  publishedMs: 700,
  firstRetryMs: 3000,
  longestRetryMs: 60_000,
} as const

/** While the page's desk is open, it sends its data and the sidebar requests nothing. Neither does a hidden tab. */
export function keepPage({ sdk, session, entry, sys }: Options): KeptPage {
  const root = { space: entry.space, entry: entry.id }
  const store = pageStore(session)
  const told = listeners<void>()
  let state: PageState = { phase: 'reading' }
  let isFed = false
  let isStale = false
  let isClosed = false
  let round = 0
  let retryMs: number = rests.firstRetryMs
  let timer: ReturnType<typeof setTimeout> | undefined

  async function look() {
    round += 1
    const own = round
    const locale = session.sdk.locales.default
    const across = await loadAcross(subjectOf(entry), {
      ...{ load: store.load, locale, spaceIds: spaceIdsOf(session) },
    }).catch(() => undefined)
    if (own !== round) return
    state = across ? { phase: 'known', across } : { ...state, phase: 'failed' }
    told.tell()
    const isWhole = across?.unread.length === 0
    if (!isWhole) soon(retryMs)
    retryMs = isWhole ? rests.firstRetryMs : Math.min(retryMs * 2, rests.longestRetryMs)
  }
  function soon(ms: number = rests.lookMs) {
    clearTimeout(timer)
    if (isClosed) return
    timer = setTimeout(() => {
      if (isVisible()) void look()
      else isStale = true
    }, ms)
  }
  function again() {
    if (isClosed) return
    isStale = false
    if (isFed) {
      desk.ask()
      return soon()
    }
    store.forget()
    soon()
    void gatewayOf(session, root)
      .load()
      .then(
        (read) => sys.receive(read.sys),
        () => {}, // The web app or the poll reports it later.
      )
  }
  function take({ parts, typed, sys: rootNow }: PageParts, { isWhole }: { isWhole: boolean }) {
    isFed = true
    if (isWhole) store.forgetTyped()
    if (rootNow) sys.receive(rootNow)
    for (const space of spaces) store.take(space, parts[space])
    store.type(typed)
    // A check of the whole page between two keys would delay the second one.
    soon(isEmpty({ parts, typed: [] }) ? rests.typedMs : rests.lookMs)
  }
  const desk = followPage(root, {
    take,
    coming() {
      if (!isFed) soon(rests.comingMs)
    },
    left() {
      isFed = false
      store.forgetTyped()
      soon()
    },
  })
  const polling = pollPage({
    ...{ session, root, store, sys, onChanged: () => soon() },
    isWanted: () => isVisible() && !isFed,
  })
  const unlessFed = (task: () => void) => () => isFed || task()
  const stops = [
    onLinksChanged(entry, () => soon()),
    onPublished(unlessFed(() => setTimeout(again, rests.publishedMs))),
    sdk.navigator.onSlideInNavigation(unlessFed(again)),
    onReturn(() => {
      polling.visibilityChanged()
      if (isStale) again()
    }),
    polling.stop,
    desk.close,
  ]
  desk.ask()
  soon()
  return {
    state: () => state,
    subscribe: told.add,
    again,
    close() {
      isClosed = true
      round += 1
      clearTimeout(timer)
      for (const stop of stops) stop()
    },
  }
}

const isVisible = () => document.visibilityState === 'visible'

function onReturn(task: () => void) {
  const look = () => isVisible() && task()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

function onLinksChanged(entry: OpenEntry, task: () => void) {
  const linksOf = () => JSON.stringify(linksIn(Object.values(entry.values())))
  let links = linksOf()
  return entry.onChange(() => {
    const now = linksOf()
    if (now !== links) task()
    links = now
  })
}
