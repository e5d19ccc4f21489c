/** Never a page's path; Next.js wants at least one path of each route at build time. */
export const nowhere = '/_'

/** No page stands there or below: an underscore is not allowed in a path. */
export const isNowhere = (path: string) => path === nowhere || path.startsWith(`${nowhere}/`)

/** The path of a page from the segments of its address; one that cannot be decoded is taken as it is. */
export const pathOf = (segments: readonly string[] = []) => `/${segments.map(decoded).join('/')}`

export const segmentsOf = (path: string) => path.split('/').filter(Boolean)

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
