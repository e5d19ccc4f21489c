import type { Space } from '@association/content'
import {
  checkParsed,
  checkValues,
  type Finding,
  findingsOf,
  isSubject,
  type Subject,
  targetOf,
} from '@association/content/rules'
import type { EntryRef } from '../../contentful/addresses.ts'
import { spaceNames } from '../../contentful/installation.ts'
import { type Across, loadAcross } from '../../contentful/load-across.ts'
import { loader } from '../../contentful/load-content.ts'
import { patiently } from '../../contentful/patience.ts'
import { placeOf, type Session, spaceIdsOf } from '../../contentful/session.ts'
import { sitePages } from '../../contentful/site/site-pages.ts'
import { checkBelow, checkWhole } from '../../findings/checks/check-tree.ts'
import { itemsOf, keyOf, type ReleaseItem } from '../items/item.ts'

export type ReleaseContents = {
  root: Subject
  key: string
  items: ReadonlyMap<string, ReleaseItem>
  findings: readonly Finding[]
  unread: readonly Space[]
  /** Each sentence says what the list does not contain. */
  gaps: readonly string[]
}

/** The site does not use the content type of the entry. */
export class UnknownEntryError extends Error {
  readonly code = 'UNKNOWN_ENTRY'
  override readonly name = 'UnknownEntryError'
}

/** Rejects if the page cannot be read. */
export async function loadRelease(session: Session, { space, entry }: EntryRef): Promise<ReleaseContents> {
  const { cma, locales } = session.sdk
  const locale = locales.default
  const stored = await patiently(() => cma.entry.get({ ...placeOf(session, space), entryId: entry }))
  const root = targetOf(stored, { space, locale })
  if (!isSubject(root)) throw new UnknownEntryError('The site does not use entries of this type.')
  const spaceIds = spaceIdsOf(session)
  const across = await patiently(() =>
    loadAcross(root, { load: (name) => loader(session, name), locale, spaceIds }),
  )
  return {
    root,
    key: keyOf({ space, linkType: 'Entry', id: entry }),
    items: itemsOf(root, { ...across, spaceIds }),
    findings: await findingsIn(session, root, across),
    unread: across.unread,
    gaps: gapsOf(across),
  }
}

async function findingsIn(session: Session, root: Subject, { contents, below, isCut }: Across) {
  const site = await sitePages(session).ready()
  const context = { site }
  const own = [...checkValues(root, context), ...(await checkParsed(root, context))]
  const inSpace = (name: Subject['space']) =>
    checkBelow(
      { content: contents[name], below: below.filter(({ space }) => space === name), isCut },
      context,
    )
  const [association, events] = await Promise.all([inSpace('association'), inSpace('events')])
  const content = contents[root.space]
  const all = [
    ...findingsOf(root, own),
    ...checkWhole(root, { content, below: [], isCut }, [...association, ...events]),
  ]
  return all.filter(({ rule }) => !solved.has(rule))
}

/** The release itself resolves this advice, because it publishes drafts and changes. */
const solved: ReadonlySet<string> = new Set(['link-draft', 'link-changed'])

const gapsOf = ({ isCut, unread }: Across) => [
  ...(isCut ? ['It leads to more than 2,000 entries; only the nearest 2,000 are listed.'] : []),
  ...unread.map(
    (space) =>
      `The space ${spaceNames[space]} could not be read, so what it adds to this page is not listed.`,
  ),
]
