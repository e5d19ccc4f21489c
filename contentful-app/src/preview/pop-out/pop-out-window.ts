const features = 'popup,width=1280,height=900'
const lookMs = 500

/**
 * Keeps the opener, because the preview sends messages to this frame. Call it within a click. Returns undefined if the
 * browser blocks it.
 */
export const openWindow = (open: Window['open'] = window.open.bind(window)): Window | undefined =>
  open('about:blank', '_blank', features) ?? undefined

/** Polls, because a cross-site window sends no close event. */
export function whenClosed(opened: Pick<Window, 'closed'>, closed: () => void): () => void {
  const timer = setInterval(() => {
    if (!opened.closed) return
    clearInterval(timer)
    closed()
  }, lookMs)
  return () => clearInterval(timer)
}
