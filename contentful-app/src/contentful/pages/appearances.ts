import type { Space } from '@association/content'
import { foreignLinksIn } from '@association/content/rules'
import type { EntryRef } from '../addresses.ts'
import { spaceNames } from '../installation.ts'
import { linksTo } from '../load-content.ts'
import { scanEntries } from '../scan-entries.ts'
import { otherSpace, placeOf, type Session, spaceIdsOf } from '../session.ts'
import { type ContainingPage, containingPages } from './containing-pages.ts'

/** Pages of both spaces, including drafts. */
export type Appearances = {
  pages: readonly ContainingPage[]
  /** Each sentence names an unsearched part. */
  gaps: readonly string[]
}

const lookups = 300

/** Rejects if the space of the entry cannot be read. */
export async function findAppearances(session: Session, { space, entry }: EntryRef): Promise<Appearances> {
  const { cma, locales } = session.sdk
  const options = { locale: locales.default, lookups }
  const start = await cma.entry.get({ ...placeOf(session, space), entryId: entry })
  const own = await containingPages([start], { ...options, space, linksTo: linksTo(session, space) })
  const other = otherSpace(space)
  const holders = await foreignHolders(session, { space, ids: own.through }).catch(() => undefined)
  const away = holders && {
    ...(await containingPages(holders.found, {
      ...{ ...options, space: other },
      linksTo: linksTo(session, other),
    })),
  }
  const isCut = own.isCut || away?.isCut || holders?.isCut
  return {
    pages: [...own.pages, ...(away?.pages ?? [])],
    gaps: [
      ...(isCut
        ? ['It is used in so many places that not all of them were searched. There can be more pages.']
        : []),
      ...(away ? [] : [`The space ${spaceNames[other]} could not be searched.`]),
    ],
  }
}

/** Reads all entries of the other space, because Contentful finds links only within a space. */
function foreignHolders(session: Session, { space, ids }: { space: Space; ids: ReadonlySet<string> }) {
  const spaceId = spaceIdsOf(session)[space]
  return scanEntries(session, otherSpace(space), ({ fields }) =>
    foreignLinksIn(Object.values(fields)).some((link) => link.spaceId === spaceId && ids.has(link.id)),
  )
}

/** Returns “3 pages in 2 spaces”. */
export function appearanceWords(pages: readonly ContainingPage[]): string {
  if (pages.length === 0) return 'no page yet'
  const spaces = new Set(pages.map(({ space }) => space)).size
  const count = pages.length === 1 ? '1 page' : `${pages.length} pages`
  return spaces > 1 ? `${count} in ${spaces} spaces` : count
}
