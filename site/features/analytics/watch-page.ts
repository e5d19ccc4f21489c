import type { OfferedItem } from '@association/content/shared/products/analytics-item.ts'
import { advertisementClicked } from '@association/content/types/advertisements-list/click-event.ts'
import { onViewer } from '../viewer-data/store.ts'
import type { AnalyticsEvent } from './events.ts'
import { offeredItem } from './offered-item.ts'

type Record = (event: AnalyticsEvent) => void

/** It reads attributes, so no other part of the page knows of it. */
export function watchPage(record: Record, signal: AbortSignal) {
  const shown = () => {
    record({
      event: 'page_view',
      location: location.href,
      title: document.title,
      referrer: document.referrer,
    })
    const offered = chosenOf(document.querySelector('[data-item-page]')?.getAttribute('data-item-page'))
    if (offered)
      whenViewerIsKnown(() => record({ event: 'view_item', items: [offeredItem(offered)] }), signal)
  }
  // The back/forward cache shows the page again.
  addEventListener('pageshow', ({ persisted }) => persisted && shown(), { signal })
  document.addEventListener(
    advertisementClicked,
    (event) => record({ event: 'ad_click', internalName: (event as CustomEvent).detail.internalName }),
    { signal },
  )
  const clicked = (event: MouseEvent) => {
    // Only the main and the middle button follow a link.
    if (event.target instanceof Element && event.button < 2) recordClick(event.target, event, record)
  }
  document.addEventListener('click', clicked, { signal })
  document.addEventListener('auxclick', clicked, { signal })
  shown()
}

function recordClick(target: Element, { defaultPrevented }: Event, record: Record) {
  const item = target.closest('a') && target.closest<HTMLElement>('[data-item]')?.dataset.item
  if (item) record({ event: 'select_item', list: document.title, items: [offeredItem(JSON.parse(item))] })
  const way = target.closest<HTMLElement>('[data-share-way]')?.dataset.shareWay
  // The loader cancels and later repeats a click that comes too early.
  if (way && !defaultPrevented)
    record({ event: 'share', method: way, contentType: contentType(), itemId: location.pathname })
}

const contentType = () =>
  document.querySelector('meta[property="og:type"]')?.getAttribute('content') ?? 'website'

function chosenOf(written: string | null | undefined): OfferedItem | undefined {
  const offered: OfferedItem[] = written ? JSON.parse(written) : []
  const chosen = new URLSearchParams(location.search).get('v')
  return offered.find(({ sku }) => sku === chosen) ?? offered[0]
}

function whenViewerIsKnown(work: () => void, signal: AbortSignal) {
  let isDone = false
  const forget = onViewer(() => {
    if (!isDone) work()
    isDone = true
  })
  signal.addEventListener('abort', forget, { once: true })
}
