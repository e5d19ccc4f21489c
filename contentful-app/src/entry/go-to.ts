import { type EntryRef, editAddress } from '../contentful/addresses.ts'
import type { Session } from '../contentful/session.ts'
import { leaveFocus, requestFocus } from './focus-requests.ts'

/** Shows the entry in an open editor, else beside this one, or, for the other space, in a new tab. */
export async function goTo(session: Session, target: EntryRef, { current }: { current?: string } = {}) {
  const isHere = target.space === session.here.space
  if (isHere && (await requestFocus(target))) return
  if (!isHere || target.entry === current) {
    window.open(editAddress(session, target), '_blank', 'noopener')
    return
  }
  if (target.field) leaveFocus(target)
  await session.sdk.navigator.openEntry(target.entry, { slideIn: true })
}
