import { signedInKey } from '../../base/signed-in-key.ts'

export type SignInNote = 'nobody' | 'signed-in' | 'ending'

/** A sign-out without effect counts as abandoned after this time. */
const longestEndMs = 15_000

export function signInNote(now = Date.now()): SignInNote {
  try {
    const text = localStorage.getItem(signedInKey)
    if (text === null) return 'nobody'
    // The time of the sign-out. A device's clock may change meanwhile.
    return Math.abs(now - Number(text)) < longestEndMs ? 'ending' : 'signed-in'
  } catch {
    return 'nobody'
  }
}

/** Other tabs notice each change. */
export const noteEnding = () => store(() => localStorage.setItem(signedInKey, String(Date.now())))
export const noteSignedIn = () => store(() => localStorage.setItem(signedInKey, '1'))
export const forget = () => store(() => localStorage.removeItem(signedInKey))

function store(change: () => void) {
  try {
    change()
  } catch {
    // The browser keeps nothing for this site.
  }
}
