import type { Space } from '@association/content'
import { type Status, statusOf } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'

export type ContainingPage = {
  space: Space
  entry: string
  title: string
  path: string
  status: Status
}

/** Looks up which entries link to one, newest first. */
export type LinksTo = (entry: string) => Promise<readonly EntryProps[]>

const limits = { depth: 8, entries: 60, pages: 12 }

/**
 * The pages that show an entry, found by following links upwards: nearest first, each once, cycles and very popular
 * blocks bounded. The entry itself comes first when it is a page.
 */
export async function containingPages(
  start: EntryProps,
  { space, locale, linksTo }: { space: Space; locale: string; linksTo: LinksTo },
): Promise<ContainingPage[]> {
  const seen = new Set([start.sys.id])
  const pages: ContainingPage[] = []
  let level: EntryProps[] = [start]
  for (let depth = 0; depth <= limits.depth && level.length > 0; depth += 1) {
    pages.push(...level.filter(isPage).map((page) => pageOf(page, space, locale)))
    if (pages.length >= limits.pages || seen.size >= limits.entries) break
    const parents = await Promise.all(
      level.filter((entry) => !isPage(entry)).map(({ sys }) => linksTo(sys.id)),
    )
    level = parents.flat().filter(({ sys }) => !seen.has(sys.id) && seen.add(sys.id))
  }
  return pages.slice(0, limits.pages)
}

const isPage = ({ sys }: EntryProps) => sys.contentType.sys.id === 'page'

export function pageOf({ sys, fields }: EntryProps, space: Space, locale: string): ContainingPage {
  const text = (id: string) => String(fields[id]?.[locale] ?? '')
  return { space, entry: sys.id, title: text('title') || sys.id, path: text('path'), status: statusOf(sys) }
}
