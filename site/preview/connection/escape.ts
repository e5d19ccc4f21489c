const closable = 'dialog:modal, [popover]:not([popover="manual"]):popover-open'

/** The window around a frame does not receive Escape. Not reported if it closes an element of the page. */
export function onEscape(tell: () => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(closable)) return
    tell()
  }
  window.addEventListener('keydown', pressed)
  return () => window.removeEventListener('keydown', pressed)
}
