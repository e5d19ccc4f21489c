import type { Space } from '@association/content'
import { inTime } from '../../base/in-time.ts'
import { placeOf, type Session } from '../../contentful/session.ts'

export type NameOf = (user: string | undefined) => Promise<string>

export const unknownColleague = 'A colleague'
const mostPeople = 100
const patienceMs = 5000

/** Reads the first names once. A role may not be allowed to read them. */
export function namesOf(session: Session, space: Space): NameOf {
  let reading: Promise<ReadonlyMap<string, string>> | undefined
  async function read() {
    const { spaceId } = placeOf(session, space)
    const asked = session.sdk.cma.user.getManyForSpace({ spaceId, query: { limit: mostPeople } })
    const { items } = await inTime(asked, patienceMs)
    return new Map(items.map(({ sys, firstName }) => [sys.id, firstName]))
  }
  return async (user) => {
    if (!user) return unknownColleague
    reading ??= read().catch(() => new Map())
    return (await reading).get(user) || unknownColleague
  }
}
