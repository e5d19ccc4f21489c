import { type EntryRef, editAddress } from './addresses.ts'
import type { Session } from './session.ts'

export function openInContentful(session: Session, target: EntryRef) {
  if (target.space === session.here.space)
    void session.sdk.navigator.openEntry(target.entry, { slideIn: true })
  else window.open(editAddress(session, target), '_blank', 'noopener')
}
