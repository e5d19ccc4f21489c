import { plainPath } from '@association/content/links/own-path.ts'

/** Removes query, hash and the page number of a list. */
export const listPath = (path: string) => plainPath(path).replace(/\/page\/\d+$/, '') || '/'

/** `page`: the link leads to the current page. `true`: to a part of the site that contains it. */
export type Currentness = 'page' | 'true' | undefined

/** An item with more segments is also highlighted on paths that contain its path. */
const shortSegments = 2

/** Returns the value of `aria-current`. A link to another site is never current. */
export function currentness(href: string | undefined, path: string | undefined): Currentness {
  if (path === undefined || !href?.startsWith('/')) return undefined
  const [item, current] = [listPath(href), listPath(path)]
  if (current === item) return 'page'
  const isLong = item.split('/').filter(Boolean).length > shortSegments
  return isLong && current.includes(item) ? 'true' : undefined
}
