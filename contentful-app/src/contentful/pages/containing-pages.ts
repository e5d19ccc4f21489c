import type { Space } from '@association/content'
import { type Status, statusOf } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'
import type { LinksTo } from '../load-content.ts'

export type ContainingPage = {
  space: Space
  entry: string
  title: string
  path: string
  status: Status
}

type Options = {
  space: Space
  locale: string
  linksTo: LinksTo
  /** The maximum number of entries whose parents are requested. */
  lookups?: number
}

export type Containing = {
  pages: readonly ContainingPage[]
  /** The entries themselves, and every entry between them and the pages. */
  through: ReadonlySet<string>
  /** True if more pages may exist. */
  isCut: boolean
}

const limits = { depth: 8, lookups: 60 }

/** Returns each page once, nearest first. An entry that is a page comes first. */
export async function containingPages(
  starts: readonly EntryProps[],
  { space, locale, linksTo, lookups = limits.lookups }: Options,
): Promise<Containing> {
  const through = new Set(starts.map(({ sys }) => sys.id))
  const pages: ContainingPage[] = []
  let left = lookups
  let isCut = false
  let level = [...starts]
  for (let depth = 0; depth <= limits.depth && level.length > 0; depth += 1) {
    pages.push(...level.filter(isPage).map((page) => pageOf(page, space, locale)))
    const open = level.filter((entry) => !isPage(entry))
    isCut ||= open.length > left
    const parents = await Promise.all(open.slice(0, left).map(({ sys }) => linksTo(sys.id)))
    left = Math.max(0, left - open.length)
    level = parents.flat().filter(({ sys }) => !through.has(sys.id) && through.add(sys.id))
  }
  return { pages, through, isCut: isCut || level.length > 0 }
}

const isPage = ({ sys }: EntryProps) => sys.contentType.sys.id === 'page'

export function pageOf({ sys, fields }: EntryProps, space: Space, locale: string): ContainingPage {
  const text = (id: string) => String(fields[id]?.[locale] ?? '')
  return { space, entry: sys.id, title: text('title') || sys.id, path: text('path'), status: statusOf(sys) }
}
