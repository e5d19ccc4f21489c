import type { EditorAppSDK } from '@contentful/app-sdk'
import type { Desk } from '../../../desk/desk.ts'

/**
 * Sends values when the frame loses the focus, goes into the background or goes away. A click on the web app around the
 * frame takes the focus first, and a frame that is being removed can send nothing.
 */
export function keepOnLeaving(desk: Desk): () => void {
  const flush = () => desk.flush()
  window.addEventListener('blur', flush)
  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', flush)
  return () => {
    window.removeEventListener('blur', flush)
    window.removeEventListener('pagehide', flush)
    document.removeEventListener('visibilitychange', flush)
  }
}

/** Lets the browser ask before input goes away that is kept nowhere. */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

/** Tells Contentful that a field holds input which is not in the entry. The SDK names no field to the host. */
export function sayIncomplete({ entry, locales }: EditorAppSDK, isIncomplete: boolean) {
  const [field] = Object.values(entry.fields)
  field?.getForLocale(locales.default).setInvalid(isIncomplete)
}
