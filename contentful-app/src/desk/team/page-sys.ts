import type { Space } from '@association/content'
import { inTime } from '../../base/in-time.ts'
import { placeOf, type Session } from '../../contentful/session.ts'
import type { ChangedSys } from './changes-since.ts'

/** Contentful limits URLs to 7600 characters. An encoded comma takes three of them. */
const longestIds = 6500
const patienceMs = 8000

export const fitsOneRequest = (ids: readonly string[]) =>
  ids.reduce((length, id) => length + id.length + 3, 0) <= longestIds

/** Reads all versions in one request. Entries that do not exist are left out. */
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
