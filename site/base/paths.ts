/** Never the path of a page. Its rendering answers unknown paths. */
export const nowhere = '/_'
/** Landing pages have no header. */
const nowhereToLand = '/lp/_'

export const isNowhere = (path: string) => path === nowhere || path === nowhereToLand

/** Two pages answer all unknown paths, so strangers cannot create more. */
export const nowhereAt = (path: string) => (path.includes('/lp/') ? nowhereToLand : nowhere)

/** A segment that cannot be decoded stays unchanged. */
export const pathOf = (segments: readonly string[] = []) => `/${segments.map(decoded).join('/')}`

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Removes needless escapes and empty segments. */
export const canonical = (path: string) => `/${path.split('/').filter(Boolean).map(plain).join('/')}`

const plain = (segment: string) => encodeURIComponent(decodeURIComponent(segment))
