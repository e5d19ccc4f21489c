import { advertisementClicked } from '@association/content/types/advertisements-list/click-event.ts'
import type { AnalyticsEvent, AnalyticsItem } from './events.ts'

type Record = (event: AnalyticsEvent) => void

/** Records what a visitor does on a page, by the attributes of its markup: no other part of the page knows of it. */
export function watchPage(record: Record, signal: AbortSignal) {
  const shown = () => {
    record({
      event: 'page_view',
      location: location.href,
      title: document.title,
      referrer: document.referrer,
    })
    const product = itemOf(document.querySelector('[data-item-page]')?.getAttribute('data-item-page'))
    if (product) record({ event: 'view_item', items: [product] })
  }
  // From the back/forward cache: the visitor sees the page once more.
  addEventListener('pageshow', ({ persisted }) => persisted && shown(), { signal })
  document.addEventListener(
    advertisementClicked,
    (event) => record({ event: 'ad_click', internalName: (event as CustomEvent).detail.internalName }),
    { signal },
  )
  const clicked = (event: MouseEvent) => {
    // The main and the middle button follow a link; the others do not.
    if (event.target instanceof Element && event.button < 2) recordClick(event.target, record)
  }
  document.addEventListener('click', clicked, { signal })
  document.addEventListener('auxclick', clicked, { signal })
  shown()
}

function recordClick(target: Element, record: Record) {
  const item = itemOf(target.closest('a') && target.closest<HTMLElement>('[data-item]')?.dataset.item)
  if (item) record({ event: 'select_item', list: document.title, items: [item] })
  const way = target.closest<HTMLElement>('[data-share-way]')?.dataset.shareWay
  if (way) record({ event: 'share', method: way, contentType: contentType(), itemId: location.pathname })
}

/** The kind of the shared page, as its metadata names it. */
const contentType = () =>
  document.querySelector('meta[property="og:type"]')?.getAttribute('content') ?? 'website'

/** The item in an attribute, which our own markup wrote. */
const itemOf = (written: string | null | undefined): AnalyticsItem | undefined =>
  written ? JSON.parse(written) : undefined
