/** Never the path of a page. The page rendered here is the response to every unknown path. */
export const nowhere = '/_'

/** The path of a page from the segments of its address; one that cannot be decoded is taken as it is. */
export const pathOf = (segments: readonly string[] = []) => `/${segments.map(decoded).join('/')}`

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
