import type { Enhance } from '@association/ui/island/enhance-whole.ts'

/** Stores the closed text. The loader hides a notice with it before the first paint. */
export const enhance: Enhance<{ focus: string }> = (element, { focus }) => {
  const place = element.closest<HTMLElement>('[data-notice]')
  const dialog = element.querySelector('dialog')
  function close() {
    remember(place)
    document.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
  }
  // A visitor may close it before this code loads.
  if (dialog?.open === false) close()
  dialog?.addEventListener('close', close)
  return () => dialog?.removeEventListener('close', close)
}

/** Without storage, the notice returns on the next page. */
function remember(place: HTMLElement | null) {
  try {
    if (place?.dataset.notice) localStorage.setItem(place.id, place.dataset.notice)
  } catch {}
}
