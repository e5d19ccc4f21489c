import type { EditorAppSDK } from '@contentful/app-sdk'
import type { Desk } from '../../../desk/desk.ts'

/** A click outside the frame blurs it first, and a frame that is being removed can send nothing. */
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

/** The browser asks before it discards input that is stored nowhere. */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

/** The SDK cannot name the field to the host. */
export function sayIncomplete({ entry, locales }: EditorAppSDK, isIncomplete: boolean) {
  const [field] = Object.values(entry.fields)
  field?.getForLocale(locales.default).setInvalid(isIncomplete)
}
