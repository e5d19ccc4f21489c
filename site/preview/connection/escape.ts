/** What the browser closes when Escape is pressed. */
const closable = 'dialog:modal, [popover]:not([popover="manual"]):popover-open'

/** Tells of Escape, which the window around a frame does not hear, unless something in the page closes. */
export function onEscape(tell: () => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(closable)) return
    tell()
  }
  window.addEventListener('keydown', pressed)
  return () => window.removeEventListener('keydown', pressed)
}
