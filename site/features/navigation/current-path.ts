import { plainPath } from '@association/content/links/own-path.ts'

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
