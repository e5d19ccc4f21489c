import { placeOf, type Session } from '../../contentful/session.ts'
import type { ReleaseItem } from '../items/item.ts'

/** Maps user ids to names. Omits unreadable users: their rows show only the date. */
export async function authorsOf(
  session: Session,
  items: Iterable<Pick<ReleaseItem, 'space' | 'editedBy'>>,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...items].filter(({ editedBy }) => editedBy)
  const bySpace = Map.groupBy(wanted, ({ space }) => space)
  const found = await Promise.all(
    [...bySpace].map(async ([space, own]) => {
      const ids = [...new Set(own.map(({ editedBy = '' }) => editedBy))].slice(0, mostUsers)
      const query = { 'sys.id[in]': ids.join(','), limit: ids.length }
      const { spaceId } = placeOf(session, space)
      const { items: users } = await session.sdk.cma.user.getManyForSpace({ spaceId, query })
      return users.map(({ sys, firstName, lastName, email }): [string, string] => [
        sys.id,
        `${firstName} ${lastName}`.trim() || email,
      ])
    }),
  ).catch(() => [])
  return new Map(found.flat())
}

const mostUsers = 80
