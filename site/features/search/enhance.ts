import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { type Overlay, searchOverlay } from './overlay/overlay.ts'

export type SearchOptions = { /** It replaces titles that the provider does not know. */ shortName: string }

/** All links of a page share one overlay. */
let overlay: Overlay | undefined

/** A click with a modifier key follows the link. */
export const enhance: Enhance<SearchOptions> = (element, { shortName }) => {
  const stopping = new AbortController()
  const { signal } = stopping
  element.addEventListener(
    'click',
    (event) => {
      const opener = (event.target as Element).closest<HTMLElement>('[data-opens=search]')
      if (!opener || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      overlay ??= searchOverlay(shortName)
      overlay.open(opener)
    },
    { signal },
  )
  for (const opener of element.querySelectorAll('[data-opens]')) {
    opener.setAttribute('aria-haspopup', 'dialog')
    signal.addEventListener('abort', () => opener.removeAttribute('aria-haspopup'))
  }
  return () => stopping.abort()
}
