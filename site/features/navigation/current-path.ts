import { plainPath } from '@association/content/links/own-path.ts'

/** A path without query, hash and the number of a page of a list. */
export const listPath = (path: string) => plainPath(path).replace(/\/page\/\d+$/, '') || '/'

/** `page`: the link leads to the current page. `true`: the current page is part of what the link leads to. */
export type Currentness = 'page' | 'true' | undefined

/** An item with more segments than these is also highlighted on the paths that contain its path. */
const shortSegments = 2

/** How `aria-current` highlights a link. An address of another site is never current. */
export function currentness(href: string | undefined, path: string | undefined): Currentness {
  if (path === undefined || !href?.startsWith('/')) return undefined
  const [item, current] = [listPath(href), listPath(path)]
  if (current === item) return 'page'
  const isLong = item.split('/').filter(Boolean).length > shortSegments
  return isLong && current.includes(item) ? 'true' : undefined
}
