import { type Content, statusOf } from '@association/content/rules'
import type { Across } from '../../contentful/load-across.ts'
import { type Session, spaceIdsOf } from '../../contentful/session.ts'
import type { Desk } from '../../desk/desk.ts'
import type { RootVersions } from '../../desk/page/root-sys.ts'
import { type OpenEntry, subjectOf } from '../../entry/open-entry.ts'
import { isWaiting, itemsOf, keyOf, type ReleaseItem } from './item.ts'
import { rowsOf } from './rows.ts'

type DeskPage = Pick<Desk, 'root' | 'session'> & { abroad: Pick<Desk['abroad'], 'state'> }

/** `own` has the typed values of this space. The other space counts as last read. */
export function waitingOnPage(page: DeskPage, own: Content): number {
  const { items, key } = itemsOnPage(page, own)
  return rowsOf(items, key).filter(({ item }) => isWaiting(item)).length
}

export function itemsOnPage({ root, session, abroad }: DeskPage, own: Content) {
  const read = abroad.state()?.contents ?? { association: nothing, events: nothing }
  const content: Content = {
    entries: new Map([...read[root.space].entries, ...own.entries]),
    files: new Map([...read[root.space].files, ...own.files]),
  }
  const contents = { ...read, [root.space]: content }
  return {
    items: itemsOf(subjectOf(root), { contents, spaceIds: spaceIdsOf(session) }),
    key: keyOf({ space: root.space, linkType: 'Entry', id: root.id }),
  }
}

const nothing: Content = { entries: new Map(), files: new Map() }

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
