import { signedInKey } from './viewer-answer.ts'

/** Whether this browser notes that somebody is signed in. A browser that stores nothing notes nobody. */
export function isNoted(): boolean {
  try {
    return localStorage.getItem(signedInKey) !== null
  } catch {
    return false
  }
}

/** The other tabs notice it too. */
export function forget() {
  try {
    localStorage.removeItem(signedInKey)
  } catch {
    // The browser keeps nothing for this site.
  }
}
