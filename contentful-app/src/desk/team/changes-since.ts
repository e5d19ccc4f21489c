import type { Space } from '@association/content'
import type { EntryProps } from 'contentful-management'
import { inTime } from '../../base/in-time.ts'
import { placeOf, type Session } from '../../contentful/session.ts'

/** Contentful lists entries and files in separate requests. */
export type Stream = { space: Space; linkType: 'Entry' | 'Asset' }
export type ChangedSys = Pick<
  EntryProps['sys'],
  'id' | 'version' | 'publishedVersion' | 'archivedVersion' | 'updatedAt' | 'updatedBy'
>

/** More changes within seconds come from an import; the page shows them after a reload. */
const mostChanges = 100
const patienceMs = 8000

type Take<Result> = (changed: readonly ChangedSys[]) => Promise<Result>

/**
 * A call sends one request for any number of blocks. The first returns the newest changes. After a failed `take`, the
 * next repeats the changes.
 */
export function changesSince(
  session: Session,
  { space, linkType }: Stream,
): <Result>(take: Take<Result>) => Promise<Result> {
  const place = placeOf(session, space)
  const { entry, asset } = session.sdk.cma
  let since: string | undefined
  return async (take) => {
    const query = {
      ...{ select: 'sys', order: '-sys.updatedAt', limit: mostChanges },
      ...(since && { 'sys.updatedAt[gte]': since }),
    }
    const params = { ...place, query }
    const asked: Promise<{ items: readonly { sys: ChangedSys }[] }> =
      linkType === 'Entry' ? entry.getMany(params) : asset.getMany(params)
    const { items } = await inTime(asked, patienceMs)
    const taken = await take(items.map(({ sys }) => sys))
    since = items[0]?.sys.updatedAt ?? since
    return taken
  }
}
