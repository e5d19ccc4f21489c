import { plainPath } from '@association/content/links/own-path.ts'
import type { NavLink } from '../../page/settings/nav-link.ts'

export const listPath = (path: string) => plainPath(path).replace(/\/page\/\d+$/, '') || '/'

/** `true`: the link leads to a part of the site that contains the current page. */
export type Currentness = 'page' | 'true' | undefined

/** Items with more segments also match paths that contain their path. */
const shortSegments = 2

/** A link to another site is never current. */
export function currentness(href: string | undefined, path: string | undefined): Currentness {
  if (path === undefined || !href?.startsWith('/')) return undefined
  const [item, current] = [listPath(href), listPath(path)]
  if (current === item) return 'page'
  const isLong = item.split('/').filter(Boolean).length > shortSegments
  return isLong && current.includes(item) ? 'true' : undefined
}

/** Returns the destinations that contain the page, with the longest path of theirs or of their items. */
export function currentDestinations(items: readonly NavLink[], path: string | undefined): NavLink[] {
  if (path === undefined) return []
  const current = listPath(path)
  const reached = items.map((item) => ({
    item,
    length: Math.max(...[item, ...itemsOf(item)].map((each) => reachOf(each, current))),
  }))
  const longest = Math.max(1, ...reached.map(({ length }) => length))
  return reached.filter(({ length }) => length === longest).map(({ item }) => item)
}

/** Returns the length of the item's path if it contains the page, else 0. */
export function reachOf(item: NavLink, current: string): number {
  const root = pathOf(item)
  return root !== undefined && isAt(current, root) ? root.length : 0
}

/** All pages are below the home page, so it claims only itself. */
export const isAt = (current: string, root: string) =>
  current === root || (root !== '/' && current.startsWith(`${root}/`))

export const itemsOf = ({ items }: NavLink): readonly NavLink[] =>
  items.flatMap((item) => [item, ...itemsOf(item)])

export const pathOf = ({ link: { href } }: NavLink) => (href?.startsWith('/') ? listPath(href) : undefined)
