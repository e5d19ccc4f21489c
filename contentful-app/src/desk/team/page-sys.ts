import type { Space } from '@association/content'
import { inTime } from '../../base/in-time.ts'
import { placeOf, type Session } from '../../contentful/session.ts'
import type { ChangedSys } from './changes-since.ts'

/** Addresses end at 7600 characters. A comma takes three of them. */
const longestIds = 6500
const patienceMs = 8000

/** True if one request can name all of these ids. */
export const fitsOneRequest = (ids: readonly string[]) =>
  ids.reduce((length, id) => length + id.length + 3, 0) <= longestIds

/** The versions of entries of a page, in one request. What does not exist is left out. */
export async function sysOf(
  session: Session,
  space: Space,
  ids: readonly string[],
): Promise<readonly ChangedSys[]> {
  const query = { 'sys.id[in]': ids.join(','), select: 'sys', limit: ids.length }
  const asked: Promise<{ items: readonly { sys: ChangedSys }[] }> = session.sdk.cma.entry.getMany({
    ...placeOf(session, space),
    query,
  })
  const { items } = await inTime(asked, patienceMs)
  return items.map(({ sys }) => sys)
}
