import { forgetUnsent } from '../registration/registration-form/unsent-key.ts'
import { noteEnding } from './sign-in-note.ts'

type Leaving = {
  /** Removes what carts say of people. It is loaded only for a device that has such a cart. */
  forgetRegistrations(): Promise<unknown>
  leave(url: string): void
  patienceMs?: number
}

/**
 * Removes what a device keeps of a person who signs out, and notes that the session is about to end. A cart of a registration names the attendee and the guests:
 * then the link waits until they are removed, for two seconds at most. `event` is a click on the link of the sign-out.
 */
export async function signOut(
  event: MouseEvent,
  link: HTMLAnchorElement,
  { forgetRegistrations, leave, patienceMs = 2000 }: Leaving,
): Promise<void> {
  noteEnding()
  forgetUnsent(() => localStorage)
  if (!namesPeople()) return
  const staysHere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
  if (!staysHere) event.preventDefault()
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([forgetRegistrations(), late]).catch(() => {})
  if (!staysHere) leave(link.href)
}

/** True if something stored is about a registration. */
function namesPeople(): boolean {
  try {
    return Object.values(localStorage).some((text) => /"(_r|R)egistration"/.test(String(text)))
  } catch {
    return false
  }
}
