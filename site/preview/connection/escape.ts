const closable = 'dialog:modal, [popover]:not([popover="manual"]):popover-open'

/** Reports Escape, which the window around a frame does not receive, unless an element of the page closes. */
export function onEscape(tell: () => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(closable)) return
    tell()
  }
  window.addEventListener('keydown', pressed)
  return () => window.removeEventListener('keydown', pressed)
}
