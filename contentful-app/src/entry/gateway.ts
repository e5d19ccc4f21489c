import type { EntryProps } from 'contentful-management'
import { inTime } from '../base/in-time.ts'
import type { EntryRef } from '../contentful/addresses.ts'
import { placeOf, type Session } from '../contentful/session.ts'

export type Gateway = { load(): Promise<EntryProps>; update(entry: EntryProps): Promise<EntryProps> }

const patienceMs = 10_000

export function gatewayOf(session: Session, { space, entry: entryId }: EntryRef): Gateway {
  const params = { ...placeOf(session, space), entryId }
  const { cma } = session.sdk
  return {
    load: () => inTime(cma.entry.get(params), patienceMs),
    update: (entry) => inTime(cma.entry.update(params, entry), patienceMs),
  }
}
