const features = 'popup,width=1280,height=900'
const lookMs = 500

/**
 * An empty window that keeps its opener, because the preview in it speaks to this frame. It must be opened within a
 * click. Returns undefined when the browser refuses.
 */
export const openWindow = (open: Window['open'] = window.open.bind(window)): Window | undefined =>
  open('about:blank', '_blank', features) ?? undefined

/** A window of another site tells nobody that it closes, so it is asked. */
export function whenClosed(opened: Pick<Window, 'closed'>, closed: () => void): () => void {
  const timer = setInterval(() => {
    if (!opened.closed) return
    clearInterval(timer)
    closed()
  }, lookMs)
  return () => clearInterval(timer)
}
