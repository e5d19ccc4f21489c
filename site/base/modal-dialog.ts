import { afterPaint } from './after-paint.ts'

/** Hides the dialog at once. The rest of the page becomes usable after the next paint, unless it was shown meanwhile. */
export function closeModal(dialog: HTMLDialogElement): void {
  dialog.hidden = true
  afterPaint(() => dialog.hidden && dialog.close())
}

/** The browser would end the dialog before the next paint. It ignores a prevented `cancel` at times, but no prevented key. */
export function onEscape(dialog: HTMLDialogElement, close: () => void): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  })
}
