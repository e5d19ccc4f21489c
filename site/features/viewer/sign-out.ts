import { readingsKey } from '../../base/readings-key.ts'
import { forgetUnsent } from '../registration/registration-form/unsent-key.ts'
import { noteEnding } from './sign-in-note.ts'

type Leaving = {
  /** The code loads only on a device with such a cart. */
  forgetRegistrations(): Promise<unknown>
  leave(url: string): void
  patienceMs?: number
}

/**
 * Removes a person's data from the device. A registration in the cart names attendee and guests, so the link waits for
 * its removal, at most two seconds.
 */
export async function signOut(
  event: MouseEvent,
  link: HTMLAnchorElement,
  { forgetRegistrations, leave, patienceMs = 2000 }: Leaving,
): Promise<void> {
  noteEnding()
  forgetUnsent(() => localStorage)
  forgetReadings()
  if (!namesPeople()) return
  const staysHere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
  if (!staysHere) event.preventDefault()
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([forgetRegistrations(), late]).catch(() => {})
  if (!staysHere) leave(link.href)
}

function forgetReadings() {
  try {
    localStorage.removeItem(readingsKey)
  } catch {
    // The browser keeps nothing for this site.
  }
}

function namesPeople(): boolean {
  try {
    return Object.values(localStorage).some((text) => /"(_r|R)egistration"/.test(String(text)))
  } catch {
    return false
  }
}
