import type { Space } from '@association/content'
import { placeOf, type Session } from '../../contentful/session.ts'

const mostUsers = 80

/** Maps user ids to names. Omits unreadable users: the list shows only the date. */
export async function namesOf(
  session: Session,
  space: Space,
  users: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(users)].filter((id) => id !== undefined).slice(0, mostUsers)
  if (ids.length === 0) return new Map()
  const { spaceId } = placeOf(session, space)
  const query = { 'sys.id[in]': ids.join(','), limit: ids.length }
  const { items } = await session.sdk.cma.user
    .getManyForSpace({ spaceId, query })
    .catch(() => ({ items: [] }))
  return new Map(
    items.map(({ sys, firstName, lastName, email }) => [sys.id, `${firstName} ${lastName}`.trim() || email]),
  )
}
