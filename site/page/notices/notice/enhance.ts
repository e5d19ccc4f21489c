import type { Enhance } from '@association/ui/island/enhance-whole.ts'

/** Remembers the text that a visitor closed. The loader of the islands hides a notice with this text before it is painted. */
export const enhance: Enhance<{ focus: string }> = (element, { focus }) => {
  const place = element.closest<HTMLElement>('[data-notice]')
  const dialog = element.querySelector('dialog')
  function close() {
    remember(place)
    document.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
  }
  // A quick visitor closes it before this code is there.
  if (dialog?.open === false) close()
  dialog?.addEventListener('close', close)
  return () => dialog?.removeEventListener('close', close)
}

/** A browser that stores nothing shows the notice again on the next page. */
function remember(place: HTMLElement | null) {
  try {
    if (place?.dataset.notice) localStorage.setItem(place.id, place.dataset.notice)
  } catch {}
}
