import { statusOf } from '@association/content/rules'
import type { Across } from '../../contentful/load-across.ts'
import { type Session, spaceIdsOf } from '../../contentful/session.ts'
import type { RootVersions } from '../../desk/page/root-sys.ts'
import { type OpenEntry, subjectOf } from '../../entry/open-entry.ts'
import { isWaiting, itemsOf, keyOf, type ReleaseItem } from './item.ts'
import { rowsOf } from './rows.ts'

export type Waiting = { root: ReleaseItem; below: readonly ReleaseItem[] }

export function waitingBelow(
  session: Session,
  { entry, across, sys }: { entry: OpenEntry; across: Across; sys: RootVersions },
): Waiting | undefined {
  const root = { ...subjectOf(entry), status: statusOf(sys), version: sys.version }
  const key = keyOf({ space: entry.space, linkType: 'Entry', id: entry.id })
  const items = itemsOf(root, { ...across, spaceIds: spaceIdsOf(session) })
  const own = items.get(key)
  if (!own) return undefined
  const below = rowsOf(items, key).map(({ item }) => item)
  return { root: own, below: below.filter((item) => item.key !== key && isWaiting(item)) }
}
