import type { Content } from '@association/content/rules'
import { spaceIdsOf } from '../../contentful/session.ts'
import type { Desk } from '../../desk/desk.ts'
import { subjectOf } from '../../entry/open-entry.ts'
import { isWaiting, itemsOf, keyOf } from './item.ts'
import { rowsOf } from './rows.ts'

type DeskPage = Pick<Desk, 'root' | 'session'> & { abroad: Pick<Desk['abroad'], 'state'> }

/**
 * Counts the unpublished items below the page in both spaces. `own` has the typed values of this space. The other space
 * counts as last read.
 */
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
